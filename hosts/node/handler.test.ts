import { rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { jsonLog } from "#backend/log.ts";
import type { Backend } from "#backend/runtime.ts";
import { createHandler } from "./handler.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { ask, listen } from "./testing/http.ts";

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

type Fetch = Backend["fetch"];

const testSite = async ({
  fetch = async () => Response.json({ success: true }),
  readiness = async () => ({ ok: true, problems: [] as string[] }),
  trustedProxies = [] as string[],
}: Partial<Pick<Backend, "readiness">> & { fetch?: Fetch; trustedProxies?: string[] } = {}) => {
  const build = await fakeBuild();
  const facts = { siteUrl: "http://localhost:3000" };
  const lines: string[] = [];
  const handler = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend: { fetch, readiness },
    trustedProxies,
    log: jsonLog((line) => lines.push(line)),
  });
  const server = await listen(handler.listener);
  cleanUp.push(server.close, build.remove);
  /** The line of a function's answer is written when its connection is done with it. */
  const logged = async (count: number) => {
    await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(count), 60_000);
    return lines.map((line) => JSON.parse(line));
  };
  return { ...server, handler, logged, lines };
};

test("new files take the place of the old ones in one moment", async () => {
  const site = await testSite();
  const before = await ask(site.port, "/about");
  const next = await fakeBuild();
  cleanUp.push(next.remove);
  await writeFile(join(next.directory, "about/index.html"), "<h1>Published</h1>");
  await rm(join(next.directory, "films"), { recursive: true });
  site.handler.swap(await loadSiteFiles(next.directory, { siteUrl: "http://localhost:3000" }));
  const after = await ask(site.port, "/about");
  expect(before.body.toString()).toContain("<h1>About</h1>");
  expect(after.body.toString()).toBe("<h1>Published</h1>");
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect((await ask(site.port, "/films/home.mp4")).status).toBe(404);
});

test("the short address of My giving is the backend's, and its neighbors are pages or nothing", async () => {
  const asked: string[] = [];
  const fetch: Fetch = async (request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json({ success: true });
  };
  const site = await testSite({ fetch });
  const paths = [
    "/giving",
    "/giving/",
    "/es/giving",
    "/giving?ended",
    "/givings",
    "/giving/receipt",
  ];
  const statuses = [];
  for (const path of paths) statuses.push((await ask(site.port, path)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 404, 404]);
  expect(asked).toEqual(["/giving", "/giving/", "/es/giving", "/giving"]);
});

describe("the functions", () => {
  test("get the request as the visitor sent it, and their answer goes back", async () => {
    const site = await testSite({
      fetch: async (request) =>
        Response.json(
          {
            method: request.method,
            path: new URL(request.url).pathname,
            key: request.headers.get("idempotency-key"),
            body: await request.text(),
          },
          { status: 201, headers: { "x-request-id": "r1" } },
        ),
    });
    const answer = await ask(site.port, "/functions/v1/send-contact-form?x=1", {
      method: "POST",
      headers: { "idempotency-key": "k1" },
      body: "hello",
    });
    expect(answer.status).toBe(201);
    expect(answer.headers["x-request-id"]).toBe("r1");
    expect(JSON.parse(answer.body.toString())).toEqual({
      method: "POST",
      path: "/functions/v1/send-contact-form",
      key: "k1",
      body: "hello",
    });
  });

  test("answer with the security headers, and may bring a policy of their own", async () => {
    const site = await testSite({
      fetch: async (request) =>
        request.url.endsWith("/own")
          ? new Response("<p>", { headers: { "content-security-policy": "default-src 'none'" } })
          : Response.json({}),
    });
    const usual = await ask(site.port, "/functions/v1/usual");
    const own = await ask(site.port, "/functions/v1/own");
    expect(usual.headers["content-security-policy"]).toContain("script-src 'none'");
    expect(usual.headers["x-content-type-options"]).toBe("nosniff");
    expect(own.headers["content-security-policy"]).toBe("default-src 'none'");
    expect(own.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("learn the forwarded address from a trusted proxy only", async () => {
    const fetch: Fetch = async (_, clientAddress) => new Response(clientAddress);
    const headers = { "x-forwarded-for": "198.51.100.7" };
    const alone = await testSite({ fetch });
    const behind = await testSite({ fetch, trustedProxies: ["127.0.0.0/8"] });
    expect((await ask(alone.port, "/functions/v1/x", { headers })).body.toString()).toBe(
      "127.0.0.1",
    );
    expect((await ask(behind.port, "/functions/v1/x", { headers })).body.toString()).toBe(
      "198.51.100.7",
    );
  });

  test("of one network wait for few answers at once, and keep no other network waiting", async () => {
    const release = Promise.withResolvers<void>();
    const fetch: Fetch = async () => {
      await release.promise;
      return Response.json({ success: true });
    };
    const site = await testSite({ fetch, trustedProxies: ["127.0.0.1"] });
    const from = (address: string) =>
      ask(site.port, "/functions/v1/x", { headers: { "x-forwarded-for": address } });
    const crowd = Array.from({ length: 300 }, () => from("198.51.100.7"));
    const refused = await Promise.race(crowd);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("1");
    const neighbor = from("198.51.100.8");
    await vi.waitFor(() => expect(site.lines.length).toBe(100), 60_000);
    release.resolve();
    expect((await neighbor).status).toBe(200);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect((await from("198.51.100.7")).status).toBe(200);
  });

  test("are kept from nobody by a neighbor who does not send or does not read", async () => {
    const release = Promise.withResolvers<void>();
    const fetch: Fetch = async (request) => {
      if (request.url.endsWith("/first")) await release.promise;
      return Response.json({ success: true, sent: await request.text() });
    };
    const site = await testSite({ fetch });
    const send = (text: string) => {
      const socket = connect(site.port, "127.0.0.1", () => socket.write(text));
      return socket;
    };
    const get = (name: string) => `GET /functions/v1/${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const post = "POST /functions/v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n";
    // Answers that stand behind another one are made, and nobody reads them.
    const behind = Array.from({ length: 4 }, () => send(get("first") + get("x").repeat(50)));
    const unsent = Array.from({ length: 150 }, () => send(post));
    // The bodies of the neighbors never come.
    await wait(2_000);
    const answer = await ask(site.port, "/functions/v1/gift");
    release.resolve();
    for (const socket of [...behind, ...unsent]) socket.destroy();
    expect(answer.status).toBe(200);
  });

  test("read a body in chunks a few pieces at a time, and none that comes in crumbs", async () => {
    const pieces: number[] = [];
    const fetch: Fetch = async ({ body }) => {
      pieces.length = 0;
      for await (const piece of body ?? []) pieces.push(piece.length);
      return Response.json({ success: true });
    };
    const site = await testSite({ fetch });
    const send = async (chunk: string, count: number) => {
      const socket = connect(site.port, "127.0.0.1");
      const head = "POST /functions/v1/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
      const chunks = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count);
      socket.on("error", () => undefined);
      socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`);
      return text(socket).catch(() => "");
    };
    expect(await send("a chunk as a proxy may send it", 10_000)).toContain("200 OK");
    expect(pieces.reduce((sum, length) => sum + length)).toBe(300_000);
    expect(pieces.length).toBeLessThan(100);
    expect(await send("a", 100_000)).toBe("");
    expect(pieces.length).toBeLessThan(100);
  });

  test("that throw are answered with a sentence, and logged", async () => {
    const site = await testSite({
      fetch: async () => {
        throw new Error("the database is gone");
      },
    });
    const answer = await ask(site.port, "/functions/v1/x", { method: "POST", body: "{}" });
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).not.toContain("database");
    expect(JSON.parse(answer.body.toString()).error).toContain("Please try again");
    expect(JSON.stringify(await site.logged(2))).toContain("the database is gone");
  });

  test("outlive a visitor who leaves in the middle of sending", async () => {
    const come = Promise.withResolvers<void>();
    const site = await testSite({
      fetch: async (request) => {
        come.resolve();
        return new Response(await request.text());
      },
    });
    const socket = connect(site.port, "127.0.0.1");
    socket.write("POST /functions/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc");
    await come.promise;
    socket.destroy();
    expect((await ask(site.port, "/healthz")).status).toBe(200);
    expect(await site.logged(2)).toContainEqual(expect.objectContaining({ aborted: true }));
  });

  test("stream long answers", async () => {
    const part = "x".repeat(100_000);
    const site = await testSite({
      fetch: async () =>
        new Response(
          new ReadableStream({
            async start(controller) {
              for (let index = 0; index < 5; index++) {
                controller.enqueue(new TextEncoder().encode(part));
                await wait(5);
              }
              controller.close();
            },
          }),
        ),
    });
    expect((await ask(site.port, "/functions/v1/x")).body).toHaveLength(500_000);
  });
});

describe("the health of the process", () => {
  test("/healthz says that it runs", async () => {
    const site = await testSite();
    const answer = await ask(site.port, "/healthz");
    expect([answer.status, answer.body.toString()]).toEqual([200, "ok\n"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const head = await ask(site.port, "/healthz", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test("/readyz says what is missing", async () => {
    const problems = ["The database does not answer."];
    const ready = await testSite();
    const broken = await testSite({ readiness: async () => ({ ok: false, problems }) });
    expect((await ask(ready.port, "/readyz")).status).toBe(200);
    const answer = await ask(broken.port, "/readyz");
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body.toString())).toEqual({ ok: false, problems });
  });

  test("a process that drains is no longer ready, and closes each connection", async () => {
    const site = await testSite();
    expect(
      (await ask(site.port, "/about", { headers: { connection: "keep-alive" } })).headers,
    ).toHaveProperty("connection", "keep-alive");
    site.handler.drain();
    expect((await ask(site.port, "/readyz")).status).toBe(503);
    const page = await ask(site.port, "/about", { headers: { connection: "keep-alive" } });
    expect([page.status, page.headers.connection]).toEqual([200, "close"]);
  });
});

describe("the log", () => {
  test("has one line for each request", async () => {
    const site = await testSite({
      fetch: async () => Response.json({}, { status: 202, headers: { "x-request-id": "r7" } }),
    });
    await ask(site.port, "/about");
    await ask(site.port, "/nothing");
    await ask(site.port, "/functions/v1/x", { method: "POST", body: "{}" });
    expect(await site.logged(3)).toMatchObject([
      { event: "request", method: "GET", path: "/about", status: 200 },
      { event: "request", method: "GET", path: "/nothing", status: 404 },
      { method: "POST", path: "/functions/v1/x", status: 202, requestId: "r7" },
    ]);
  });

  test("holds neither query strings nor addresses of visitors", async () => {
    const site = await testSite({ trustedProxies: ["127.0.0.1"] });
    const headers = { "x-forwarded-for": "198.51.100.7" };
    await ask(site.port, "/functions/v1/unsubscribe?email=ada@example.org", { headers });
    await ask(site.port, "/contact?email=ada@example.org", { headers });
    await site.logged(2);
    expect(site.lines).toHaveLength(2);
    expect(site.lines.join()).not.toMatch(/ada|198\.51|127\.0/);
  });
});
