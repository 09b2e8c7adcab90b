import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { jsonLog } from "#backend/log.ts";
import { createHandler } from "./handler.ts";
import { startListening } from "./listen.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";

const testSite = async () => {
  const build = await fakeBuild();
  const facts = { siteUrl: "http://localhost:3000" };
  const lines: string[] = [];
  const handler = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend: {
      fetch: async (request) => new Response(new URL(request.url).pathname),
      readiness: async () => ({ ok: true, problems: [] }),
    },
    trustedProxies: [],
    log: jsonLog((line) => lines.push(line)),
  });
  const server = await startListening(handler.listener, { host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    await server.close(1000);
    await build.remove();
  });
  return { port: server.port, lines };
};

/** The first line of what comes back for a request as it is written here. */
const firstLine = (port: number, request: string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(text.split("\r\n")[0] ?? ""));
    socket.end(`${request.join("\r\n")}\r\n\r\n`);
  });

const paths = ["/functions/v1/x", "/about", "/healthz"];

test.each([
  ["no Host", []],
  ["two Hosts", ["Host: localhost", "Host: elsewhere.example"]],
  ["the same Host twice", ["Host: localhost", "Host: localhost"]],
  ["half of an address", ["Host: ["]],
  ["nothing", ["Host:"]],
  ["spaces", ["Host: local host"]],
  ["a path", ["Host: localhost/elsewhere"]],
  ["a user", ["Host: somebody@localhost"]],
  ["a port that is none", ["Host: localhost:99999"]],
  ["a list", ["Host: localhost, elsewhere.example"]],
])("%s is answered with 400, and no stack is logged", async (_, hosts) => {
  const site = await testSite();
  for (const path of paths)
    expect(
      await firstLine(site.port, [`GET ${path} HTTP/1.1`, ...hosts, "Connection: close"]),
    ).toBe("HTTP/1.1 400 Bad Request");
  expect(site.lines.join("\n")).not.toContain("request failed");
});

test.each([
  ["a name", ["Host: circleurban.example"]],
  ["a name and a port", ["Host: LOCALHOST:3000"]],
  ["an IPv4 address", ["Host: 127.0.0.1:3000"]],
  ["an IPv6 address", ["Host: [::1]:3000"]],
])("%s is a Host", async (_, hosts) => {
  const site = await testSite();
  for (const path of paths)
    expect(
      await firstLine(site.port, [`GET ${path} HTTP/1.1`, ...hosts, "Connection: close"]),
    ).toBe("HTTP/1.1 200 OK");
});

test("clients from before there were Hosts are served", async () => {
  const site = await testSite();
  for (const path of paths)
    expect(await firstLine(site.port, [`GET ${path} HTTP/1.0`])).toBe("HTTP/1.1 200 OK");
});

test.each([
  ["a backslash in the path", "/functions/\\", "localhost"],
  ["a Host that is short for another", "/functions/v1/x", "127.1:80"],
  ["a whole address with a backslash", "http://localhost/functions/\\", "localhost"],
])("functions refuse %s, however often, and go on answering", async (_, target, host) => {
  const site = await testSite();
  for (let round = 0; round < 250; round++)
    expect(await firstLine(site.port, [`GET ${target} HTTP/1.1`, `Host: ${host}`])).toBe(
      "HTTP/1.1 400 Bad Request",
    );
  expect(
    await firstLine(site.port, [
      "GET /functions/v1/x HTTP/1.1",
      "Host: localhost",
      "Connection: close",
    ]),
  ).toBe("HTTP/1.1 200 OK");
  expect(site.lines.join("\n")).not.toContain("request failed");
});
