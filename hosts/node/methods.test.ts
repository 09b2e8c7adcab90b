import { METHODS } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jsonLog } from "#backend/log.ts";
import { testSite } from "#backend/testing/site.ts";
import { createHandler } from "./handler.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { listen } from "./testing/http.ts";

/** CONNECT asks for a tunnel and comes without a path. */
const methods = METHODS.filter((method) => method !== "CONNECT");

/** How a body is announced, if there is one: browsers, scripts and proxies differ. */
const bodies: Record<string, string> = {
  "no body": "\r\n",
  "a body": "Content-Length: 2\r\n\r\n{}",
  "a body in chunks": "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
};

const places: [place: string, path: string, allow: string][] = [
  ["a function", "/functions/v1/create-payment", "POST, OPTIONS"],
  ["a function with a page", "/functions/v1/confirm-newsletter", "GET, HEAD, POST, OPTIONS"],
  ["a function with a path", "/functions/v1/sandbox-checkout/x", "GET, HEAD, POST, OPTIONS"],
  ["an uploaded picture", "/media/x/640.avif", "GET, HEAD"],
  ["a reading of the desk", "/functions/v1/desk/gifts", "GET, HEAD"],
  ["a change at the desk", "/functions/v1/desk/gifts/record", "POST"],
  ["a picture sent to the desk", "/functions/v1/desk/pages/upload-picture", "POST"],
  ["a page", "/about", "GET, HEAD"],
  ["what a balancer asks", "/healthz", "GET, HEAD"],
  ["what a monitor asks", "/readyz", "GET, HEAD"],
  ["a screen of the desk", "/desk/gifts", "GET, HEAD"],
];

const lines: string[] = [];
let server: Awaited<ReturnType<typeof listen>>;
let build: Awaited<ReturnType<typeof fakeBuild>>;

beforeAll(async () => {
  build = await fakeBuild();
  const { app, deps } = await testSite();
  const facts = { siteUrl: deps.settings.siteUrl };
  const handler = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend: {
      fetch: async (request, clientAddress) => app.fetch(request, { clientAddress }),
      readiness: async () => ({ ok: true, problems: [] }),
    },
    trustedProxies: [],
    log: jsonLog((line) => lines.push(line)),
  });
  server = await listen(handler.listener);
});

afterAll(async () => {
  await server.close();
  await build.remove();
});

const send = async (method: string, path: string, rest: string) => {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${rest}`);
  const answer = await text(socket);
  return {
    method,
    status: Number(answer.slice(9, 12)),
    allow: /^allow: (.*)\r$/im.exec(answer)?.[1],
    answer,
  };
};

describe.each(places)("%s", (_, path, allow) => {
  test.each(Object.entries(bodies))("says which methods it takes: %s", async (_, rest) => {
    const others = methods.filter((method) => !allow.split(", ").includes(method));
    const answers = await Promise.all(others.map((method) => send(method, path, rest)));
    for (const { method, status, allow: told, answer } of answers) {
      expect({ method, status, told }).toEqual({ method, status: 405, told: allow });
      expect(answer).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
    }
  });
});

test.each(Object.entries(bodies))(
  "what does not exist is missing by every method: %s",
  async (_, rest) => {
    const paths = ["/functions/v1/nothing", "/functions/v1/desk/nothing"];
    const others = methods.filter((method) => method !== "OPTIONS");
    const answers = await Promise.all(
      paths.flatMap((path) => others.map((method) => send(method, path, rest))),
    );
    expect(answers.filter(({ status }) => status !== 404)).toEqual([]);
  },
);

const posts = places.filter(([, , allow]) => allow.includes("POST"));

test.each(posts)("%s that nothing is sent to needs no length of it", async (_, path) => {
  const said = await send("POST", path, "Content-Length: 0\r\n\r\n");
  const unsaid = await send("POST", path, "\r\n");
  expect(said.status).toBeLessThan(500);
  expect(unsaid.status).toBe(said.status);
});

test("none of it is a failure of ours", () => {
  expect(lines.filter((line) => line.includes("request failed"))).toEqual([]);
});
