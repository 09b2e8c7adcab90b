import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "#backend/log.ts";
import { fewUntaken } from "./few-untaken.ts";
import { createHandler } from "./handler.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { ask, listen } from "./testing/http.ts";

const site = async (most: number) => {
  const build = await fakeBuild();
  const facts = { siteUrl: "http://localhost:3000" };
  const { listener } = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend: {
      fetch: async () => Response.json({}),
      readiness: async () => ({ ok: true, problems: [] }),
    },
    trustedProxies: ["127.0.0.1"],
    log: silentLog,
    untaken: fewUntaken(most),
  });
  const server = await listen(listener);
  onTestFinished(async () => {
    await server.close();
    await build.remove();
  });
  /** Asks for a film, and takes nothing of it. */
  const leaveFilm = (network: string) =>
    new Promise<{ ended: boolean }>((resolve) => {
      const socket = connect(server.port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      const client = { ended: false };
      socket.on("error", () => {});
      socket.on("close", () => {
        client.ended = true;
      });
      socket.write(
        `GET /films/home.mp4 HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\n\r\n`,
        () => resolve(client),
      );
    });
  return { port: server.port, leaveFilm };
};

test("of films that nobody takes, the network with most of them loses the oldest", async () => {
  const { port, leaveFilm } = await site(20 * 64 * 1024);
  const phone = await leaveFilm("203.0.113.7");
  const crowd: Awaited<ReturnType<typeof leaveFilm>>[] = [];
  for (let at = 0; at < 60; at++) crowd.push(await leaveFilm(`198.51.100.${at % 3}`));
  const left = () => crowd.filter(({ ended }) => !ended);
  await vi.waitFor(() => expect(left().length).toBeLessThan(20), { timeout: 30_000 });
  expect(left().length).toBeGreaterThan(10);
  expect(crowd.slice(-10).every(({ ended }) => !ended)).toBe(true);
  expect(phone.ended).toBe(false);
  const page = await ask(port, "/", { headers: { "x-forwarded-for": "203.0.113.8" } });
  expect(page.status).toBe(200);
});
