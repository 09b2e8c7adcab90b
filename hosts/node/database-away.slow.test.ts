import { expect, onTestFinished, test, vi } from "vitest";
import { unavailableMessage } from "#backend/app.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { startPostgres } from "#backend/testing/postgres-server.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { startSilentProxy } from "#backend/testing/silent-proxy.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { ask } from "./testing/http.ts";
import { startSiteProcess } from "./testing/site-process.ts";

const longestWait = { timeout: 45_000, interval: 200 };

const send = (port: number) =>
  ask(port, "/functions/v1/send-contact-form", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(aContactMessage),
  });

const statusOf = async (port: number, path: string) => (await ask(port, path)).status;

test("pages are served while the database is away or silent, and functions come back by themselves", async () => {
  const build = await fakeBuild();
  onTestFinished(build.remove);
  const server = await startPostgres();
  onTestFinished(server.remove);
  const url = new URL(server.url);
  const proxy = await startSilentProxy(Number(url.port));
  onTestFinished(proxy.stop);
  url.port = String(proxy.port);

  await server.stop();
  const site = await startSiteProcess(build.root, { DATABASE_URL: url.href });
  onTestFinished(() => site.end("SIGKILL"));
  expect(await statusOf(site.port, "/about")).toBe(200);
  expect(await statusOf(site.port, "/healthz")).toBe(200);
  expect(await statusOf(site.port, "/readyz")).toBe(503);
  const refused = await send(site.port);
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.body.toString()).error).toBe(unavailableMessage(shippedSite));

  await server.start();
  await vi.waitFor(async () => expect((await send(site.port)).status).toBe(200), longestWait);

  proxy.silence();
  const waiting = send(site.port);
  expect(await statusOf(site.port, "/about")).toBe(200);
  expect(await statusOf(site.port, "/healthz")).toBe(200);
  expect(await statusOf(site.port, "/readyz")).toBe(503);
  expect((await waiting).status).toBe(503);

  proxy.resume();
  await vi.waitFor(async () => expect((await send(site.port)).status).toBe(200), longestWait);
  expect(await statusOf(site.port, "/readyz")).toBe(200);
});
