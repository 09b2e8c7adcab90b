import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** How long a client may take, in milliseconds, before its connection is needed for others. */
export const timeouts = {
  headers: 10_000,
  request: 30_000,
  /** Longer than the minute after which usual balancers give a connection up. */
  keepAlive: 65_000,
  /** No byte either way: also ends clients that ask for a film and never read it. */
  silence: 120_000,
  /** How often the limits on headers and requests are looked at. */
  check: 2_000,
};

const refusals: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
};

const refuse = (error: NodeJS.ErrnoException, socket: Duplex) => {
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
  const status = refusals[error.code ?? ""] ?? "400 Bad Request";
  return socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`,
  );
};

type Listening = {
  port: number;
  /** Stops taking connections and resolves when the last answer is out: false if time ran out. */
  close(limitMilliseconds: number): Promise<boolean>;
};

export const startListening = async (
  listener: RequestListener,
  { host, port }: { host: string; port: number },
  limits = timeouts,
): Promise<Listening> => {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
      maxHeaderSize: 16_384,
    },
    listener,
  );
  server.maxHeadersCount = 100;
  server.timeout = limits.silence;
  server.on("clientError", refuse);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });

  return {
    port: (server.address() as AddressInfo).port,
    close: (limitMilliseconds) =>
      new Promise((resolve) => {
        const finish = (inTime: boolean) => {
          clearInterval(idle);
          clearTimeout(limit);
          resolve(inTime);
        };
        // A connection becomes idle when its last answer is out, which may be after close().
        const idle = setInterval(() => server.closeIdleConnections(), 50);
        const limit = setTimeout(() => {
          finish(false);
          server.closeAllConnections();
        }, limitMilliseconds);
        server.close(() => finish(true));
      }),
  };
};
