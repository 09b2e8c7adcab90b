import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { jsonLog } from "#backend/log.ts";
import { testSite } from "#backend/testing/site.ts";
import { createHandler } from "./handler.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { listen } from "./testing/http.ts";

/** The real functions behind the real handler, and what both write down. */
const loggingSite = async () => {
  const lines: string[] = [];
  const log = jsonLog((line) => lines.push(line));
  const build = await fakeBuild();
  const facts = { siteUrl: "http://localhost:3000" };
  const site = await testSite({ log });
  const { listener } = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend: {
      fetch: async (request, clientAddress) => site.app.fetch(request, { clientAddress }),
      readiness: async () => ({ ok: true, problems: [] }),
    },
    trustedProxies: [],
    log,
  });
  const server = await listen(listener);
  onTestFinished(async () => {
    await server.close();
    await build.remove();
  });
  return { port: server.port, lines };
};

test.each([
  ["a length", "Content-Length: 100\r\n\r\n{"],
  ["chunks", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"],
])("who hangs up in the middle of a body with %s leaves one quiet line", async (_, rest) => {
  const { port, lines } = await loggingSite();
  const socket = connect(port, "127.0.0.1");
  const path = "/functions/v1/send-contact-form";
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\n${rest}`,
  );
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.end();
  socket.destroySoon();
  await vi.waitFor(
    () => expect(lines.some((line) => line.includes('"request"'))).toBe(true),
    60_000,
  );
  // What fails because of it is written down by then or never: the next request comes after it.
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(answer.status).toBe(200);
  await vi.waitFor(
    () => expect(lines.some((line) => line.includes("/healthz"))).toBe(true),
    60_000,
  );
  const about = lines.filter((line) => !line.includes("/healthz"));
  expect(about).toHaveLength(1);
  expect(about[0]).toContain('"status":499');
  expect(about[0]).toContain('"aborted":true');
});
