import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import { createHandler } from "./handler.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { listen } from "./testing/http.ts";

/** A site whose functions answer before they have read what is sent to them. */
const hastySite = async (look = (_request: Request): unknown => undefined) => {
  const build = await fakeBuild();
  const facts = { siteUrl: "http://localhost:3000" };
  const { listener } = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend: {
      fetch: async (request) => {
        look(request);
        return Response.json({ error: "too long" }, { status: 413 });
      },
      readiness: async () => ({ ok: true, problems: [] }),
    },
    trustedProxies: [],
    log: silentLog,
  });
  const server = await listen(listener);
  onTestFinished(async () => {
    await server.close();
    await build.remove();
  });
  return server.port;
};

const post = (bytes: number) =>
  `POST /functions/v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`;

/** Sends each part when as many answers have come, and resolves with all of them. */
const converse = (port: number, parts: string[], closed = false) =>
  new Promise<string[]>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let text = "";
    let sent = 0;
    const answers = () => text.split("HTTP/1.1 ").slice(1);
    socket.on("connect", () => socket.write(parts[sent++] ?? ""));
    socket.on("data", (chunk) => {
      text += chunk;
      if (answers().length < sent) return;
      if (sent < parts.length) socket.write(parts[sent++] ?? "");
      else if (!closed) resolve(answers());
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answers()));
  });

test("who sends more than is read hears that the connection ends with the answer", async () => {
  const port = await hastySite();
  const [answer, ...more] = await converse(port, [`${post(300_000)}the beginning`], true);
  expect(answer).toMatch(/^413 /);
  expect(answer).toMatch(/^Connection: close\r$/im);
  expect(more).toEqual([]);
});

test.each([
  ["unseen", () => undefined],
  // As the limit on bodies does, which counts what comes.
  ["looked into", ({ body }: Request) => body],
])("who has sent everything may go on, however long it was: %s", async (_, look) => {
  const port = await hastySite(look);
  const long = post(2_000_000) + "x".repeat(2_000_000);
  const answers = await converse(port, [long, long]);
  for (const answer of answers) {
    expect(answer).toMatch(/^413 /);
    expect(answer).toMatch(/^Connection: keep-alive\r$/im);
  }
  expect(answers).toHaveLength(2);
});
