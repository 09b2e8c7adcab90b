import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { loadSiteFiles } from "#hosts/node/site-files.ts";

/**
 * The limit of the runtime: node:http with one look-up in a map, answering the very bytes of ours,
 * head and body. It negotiates nothing, decodes nothing and logs nothing.
 */
const build = resolve(process.argv[2] ?? "build");
const facts = {
  siteUrl: process.argv[3] ?? "",
};
const { resources } = await loadSiteFiles(join(build, "client"), facts);
const answers = new Map(
  [...resources].map(([path, { br, plain }]) => [path, br ?? plain] as const),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
