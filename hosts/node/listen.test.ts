import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { startListening, timeouts } from "./listen.ts";
import { ask } from "./testing/http.ts";

const anywhere = { host: "127.0.0.1", port: 0 };

const answerAtOnce: RequestListener = (_, response) => response.end("done");

/** Says when a request has come, and answers it when told to. */
const answerWhenTold = () => {
  const come = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const listener: RequestListener = async (_, response) => {
    come.resolve();
    await told.promise;
    response.end("done");
  };
  return { listener, come: come.promise, tell: told.resolve };
};

/**
 * Everything the server sends until it closes the connection, and how long that took. What `send`
 * returns is called then.
 */
const talk = (
  port: number,
  send: (write: (text: string) => void) => (() => void) | undefined,
  heard = () => {},
) =>
  new Promise<{ text: string; ms: number }>((resolve) => {
    const started = performance.now();
    const socket = connect(port, "127.0.0.1");
    let text = "";
    let stop: (() => void) | undefined;
    socket.on("data", (chunk) => {
      text += chunk;
      heard();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      stop?.();
      resolve({ text, ms: performance.now() - started });
    });
    socket.on("connect", () => {
      stop = send((part) => socket.writable && socket.write(part));
    });
  });

const say = (text: string) => (write: (text: string) => void) => {
  write(text);
  return undefined;
};

describe("closing", () => {
  test("waits for the request in flight and takes no new one", async () => {
    const { listener, come, tell } = answerWhenTold();
    const server = await startListening(listener, anywhere);
    const inFlight = ask(server.port, "/", { headers: { connection: "keep-alive" } });
    await come;
    const closed = server.close(5_000);
    await expect(ask(server.port, "/")).rejects.toThrow("ECONNREFUSED");
    tell();
    expect((await inFlight).body.toString()).toBe("done");
    expect(await closed).toBe(true);
  });

  test("does not wait for clients that keep an idle connection", async () => {
    const server = await startListening(answerAtOnce, anywhere);
    const heard = Promise.withResolvers<void>();
    const idle = talk(server.port, say("GET / HTTP/1.1\r\nHost: x\r\n\r\n"), heard.resolve);
    await heard.promise;
    const started = performance.now();
    expect(await server.close(5_000)).toBe(true);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect((await idle).text).toContain("200 OK");
  });

  test("gives up on a request that takes longer than the limit", async () => {
    const { listener, come } = answerWhenTold();
    const server = await startListening(listener, anywhere);
    const inFlight = ask(server.port, "/").catch((error: Error) => error.message);
    await come;
    expect(await server.close(200)).toBe(false);
    expect(await inFlight).toMatch(/hang up|ECONNRESET/);
  });
});

describe("clients that hold a connection", () => {
  const limits = {
    headers: 200,
    request: 400,
    upload: 60_000,
    keepAlive: 300,
    silence: 60_000,
    check: 50,
  };

  test("with headers that never end are sent away", async () => {
    const server = await startListening(answerAtOnce, anywhere, limits);
    const answer = await talk(server.port, (write) => {
      write("GET / HTTP/1.1\r\n");
      const drip = setInterval(() => write("X-A: b\r\n"), 50);
      return () => clearInterval(drip);
    });
    expect(answer.text).toContain("408 Request Timeout");
    await server.close(1_000);
  });

  test("are let go even when they send on after they were sent away", async () => {
    const server = await startListening(answerAtOnce, anywhere, limits);
    const socket = connect({ port: server.port, host: "127.0.0.1", allowHalfOpen: true });
    socket.on("error", () => {}).resume();
    socket.write("GET / HTTP/1.1\r\nX-A: ");
    const drip = setInterval(() => socket.write("b"), 50);
    // What is sent into a connection that is gone is answered by its reset.
    await expect.poll(() => socket.closed).toBe(true);
    clearInterval(drip);
    await server.close(1_000);
  });

  test("with a thousand requests that nobody has answered are sent away, and others are not", async () => {
    let begun = 0;
    const server = await startListening(() => (begun += 1), anywhere);
    await talk(server.port, say("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1_000)));
    expect(begun).toBe(100);
    await server.close(1_000);
  });

  test("with a body that never ends are sent away", async () => {
    const server = await startListening((request) => request.resume(), anywhere, limits);
    const answer = await talk(
      server.port,
      say("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc"),
    );
    expect(answer.text).toContain("408 Request Timeout");
    await server.close(1_000);
  });

  test("but a picture may take as long as a slow line needs", async () => {
    const receive: RequestListener = (request, response) =>
      request.resume().on("end", () => response.end("stored"));
    const server = await startListening(receive, anywhere, limits);
    const head = "HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\n";
    // Somebody else's is given up meanwhile, so the limit for everybody has passed.
    const others = talk(server.port, say(`POST / ${head}ab`));
    const answer = talk(server.port, (write) => {
      write(`POST /functions/v1/desk/pages/upload-picture?alt=x ${head}ab`);
      void others.then(() => write("cd"));
      return undefined;
    });
    expect((await others).text).toContain("408 Request Timeout");
    expect((await answer).text).toContain("stored");
    await server.close(1_000);
  });

  test("and say nothing any more are let go", async () => {
    const server = await startListening(answerAtOnce, anywhere, limits);
    const answer = await talk(server.port, say("GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
    expect(answer.text).toContain("200 OK");
    // Long before silence alone would end it.
    expect(answer.ms).toBeLessThan(limits.silence);
    await server.close(1_000);
  });

  test("have limits in production too", () => {
    expect(timeouts.headers).toBeLessThanOrEqual(15_000);
    expect(timeouts.request).toBeLessThanOrEqual(60_000);
    expect(timeouts.upload).toBeLessThanOrEqual(15 * 60_000);
  });
});

test("whoever holds many connections open keeps nobody out: the oldest that is idle goes", async () => {
  const most = 3;
  const server = await startListening(answerAtOnce, anywhere, timeouts, most);
  const ended: number[] = [];
  for (let n = 0; n <= most; n++)
    await new Promise<void>((answered) => {
      const talked = talk(server.port, say("GET / HTTP/1.1\r\nHost: x\r\n\r\n"), answered);
      talked.then(() => ended.push(n));
    });
  await expect.poll(() => ended).toEqual([0]);
  expect((await ask(server.port, "/")).status).toBe(200);
  await server.close(1_000);
});

test.each([
  ["nonsense", "NONSENSE\r\n\r\n", "400 Bad Request"],
  [
    "headers without end",
    `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
  ],
  [
    "two lengths for one body",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "400 Bad Request",
  ],
])("%s is refused", async (_, sent, status) => {
  const server = await startListening(answerAtOnce, anywhere);
  expect((await talk(server.port, say(sent))).text).toContain(status);
  await server.close(1_000);
});
