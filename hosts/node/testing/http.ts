import { createServer, type IncomingHttpHeaders, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";

type HttpRequest = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request exactly as written: unlike fetch, it tidies neither path nor headers. */
export const ask = (
  port: number,
  path: string,
  { method = "GET", headers, body }: HttpRequest = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, path, method, headers, host: "127.0.0.1", agent: false });
    sent.once("error", reject);
    sent.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.end(body);
  });

/** Listens on a free loopback port. */
export const listen = async (handler: RequestListener) => {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
