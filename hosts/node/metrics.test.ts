import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import { database } from "#backend/storage/rows.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { createHandler } from "./handler.ts";
import { createMetrics, metricsText } from "./metrics.ts";
import { loadSiteFiles } from "./site-files.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { ask, listen } from "./testing/http.ts";

const startSite = async (token?: string) => {
  const site = await testSite();
  const build = await fakeBuild();
  const facts = { siteUrl: "https://circle.example" };
  const { listener } = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend: {
      fetch: async (request, clientAddress) => site.app.fetch(request, { clientAddress }),
      readiness: async () => ({ ok: true, problems: [] }),
    },
    trustedProxies: [],
    log: silentLog,
    metrics: createMetrics({ db: site.db, now: site.deps.now, token }),
  });
  const server = await listen(listener);
  onTestFinished(() => Promise.all([server.close(), build.remove()]).then(() => {}));
  const read = (headers: Record<string, string> = {}) =>
    ask(server.port, "/metrics", { headers: { host: "localhost:3000", ...headers } });
  return { ...site, port: server.port, read };
};

const post = (port: number, name: string, body: unknown) =>
  ask(port, `/functions/v1/${name}`, { method: "POST", body: JSON.stringify(body) });

/** Counted for the whole process, which runs other tests too. */
const refusedMessages = ({ body }: { body: Buffer }) => {
  const line = /^circle_limits_hit_total\{limit="messages of one address"\} (\d+)$/m;
  return Number(line.exec(body.toString())?.[1] ?? 0);
};

test("requests, gifts, mails, the queue's age and refused calls are counted", async () => {
  const site = await startSite();
  const refusedBefore = refusedMessages(await site.read());
  await ask(site.port, "/about");
  await ask(site.port, "/about/a-secret-address");
  await post(site.port, "create-payment", { amount: 50, frequency: "one_time" });
  await post(site.port, "made-up", {});
  for (let call = 0; call < 41; call++) await post(site.port, "send-contact-form", aContactMessage);
  site.wait(90);

  const answer = await site.read();
  expect(answer.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  const lines = answer.body.toString().split("\n");
  const expected = [
    "circle_database_up 1",
    'circle_requests_total{route="static",method="GET",status="200"} 1',
    'circle_requests_total{route="static",method="GET",status="404"} 1',
    'circle_requests_total{route="create-payment",method="POST",status="200"} 1',
    'circle_requests_total{route="unknown function",method="POST",status="404"} 1',
    'circle_requests_total{route="send-contact-form",method="POST",status="200"} 40',
    'circle_requests_total{route="send-contact-form",method="POST",status="429"} 1',
    'circle_gifts{state="open",provider="sandbox",test="true"} 1',
    'circle_mails{state="queued"} 43',
    "circle_mail_queue_age_seconds 90",
  ];
  for (const line of expected) expect(lines).toContain(line);
  expect(refusedMessages(answer)).toBe(refusedBefore + 1);
  // Nothing that a visitor wrote: no path, no address, no name.
  expect(answer.body.toString()).not.toMatch(/secret|made-up|127\.0|visitor/);
});

test("without a token only this machine may read, and a proxy on it may not", async () => {
  const { read } = await startSite();
  expect((await read()).status).toBe(200);
  expect((await read({ host: "circle.example" })).status).toBe(404);
  expect((await read({ "x-forwarded-for": "203.0.113.7" })).status).toBe(404);
  expect((await read({ via: "1.1 proxy" })).status).toBe(404);
});

test("with a token, whoever sends it and nobody else", async () => {
  const { read } = await startSite("a-long-enough-token");
  expect((await read()).status).toBe(404);
  expect((await read({ authorization: "Bearer a-long-enough-toke" })).status).toBe(404);
  const fromAfar = { host: "circle.example", authorization: "Bearer a-long-enough-token" };
  expect((await read(fromAfar)).status).toBe(200);
});

test("a database that does not answer is a figure, not a failure", async () => {
  const away = () => Promise.reject(new Error("away"));
  const metrics = createMetrics({
    db: database({ query: away, transaction: away }),
    now: () => new Date(),
    token: undefined,
  });
  const server = await listen((_request, response) => metrics.answer(response));
  onTestFinished(server.close);
  expect((await ask(server.port, "/metrics")).body.toString()).toContain("circle_database_up 0\n");
});

test("labels cannot break the format", () => {
  const samples = [{ labels: { state: 'a"b\\c\nd' }, value: 1 }];
  expect(metricsText([{ name: "m", kind: "gauge", help: "h", samples }])).toBe(
    '# HELP m h\n# TYPE m gauge\nm{state="a\\"b\\\\c\\nd"} 1\n',
  );
});
