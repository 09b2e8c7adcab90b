import { request } from "node:http";
import { join } from "node:path";
import { listen } from "#hosts/node/testing/http.ts";
import { startInDeno } from "./deno.ts";

/**
 * What stands before hosted functions: it starts a function when it is first called, hands the
 * request over without `/functions/v1`, and names the visitor's address.
 */
export const startGateway = async (
  project: string,
  env: (functionsUrl: string) => Record<string, string>,
) => {
  const running = new Map<string, ReturnType<typeof startInDeno>>();
  let functionsUrl = "";
  const functionNamed = (name: string) => {
    const started =
      running.get(name) ??
      startInDeno(join(project, "functions", name, "index.js"), env(functionsUrl));
    running.set(name, started);
    return started;
  };

  const server = await listen(async (incoming, outgoing) => {
    // A client that hangs up while a function starts takes its address with it.
    const { remoteAddress } = incoming.socket;
    const path = (incoming.url ?? "").replace("/functions/v1", "");
    const { port } = await functionNamed(path.split(/[/?]/)[1] ?? "");
    const { "x-forwarded-for": visitor, ...headers } = incoming.headers;
    const onward = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: incoming.method,
        headers: { ...headers, "cf-connecting-ip": visitor ?? remoteAddress },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  functionsUrl = `http://127.0.0.1:${server.port}/functions/v1`;

  return {
    functionsUrl,
    functions: () => Promise.all(running.values()),
    async stop() {
      await server.close();
      for (const started of running.values()) await (await started).stop();
    },
  };
};
