import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { publishedState } from "#backend/content/published.ts";
import { silentLog } from "#backend/log.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { chance } from "#backend/testing/chance.ts";
import { migratedPostgresUrl } from "#backend/testing/databases.ts";
import { signInEditor } from "./testing/editor.ts";
import { fakeBuildWithBundle } from "./testing/fake-bundle.ts";
import { ask } from "./testing/http.ts";
import { type SiteProcess, startSiteProcess } from "./testing/site-process.ts";

const siteUrl = "http://localhost:3999";
const paths = ["/", "/about", "/about/", "/_.data", "/about.data", "/nothing", "/nothing.data"];

/** The two documents that every publication changes together, number `n` in both. */
const publication = (n: number) => ({
  notice: { text: `Number ${n}` },
  organisation: { phone: `(773) 555-01${String(n).padStart(2, "0")}` },
});

/** Which publication an answer shows: twice, in two documents that changed at once. */
const shownIn = (text: string) => ({
  notice: Number(text.match(/Number (\d+)/)?.[1] ?? 0),
  phone: Number(text.match(/555-01(\d\d)/)?.[1] ?? -1),
});

const read = async (port: number, path: string) => {
  const answer = await ask(port, path, { headers: { "accept-encoding": "br" } });
  const text = (
    answer.headers["content-encoding"] === "br" ? brotliDecompressSync(answer.body) : answer.body
  ).toString();
  return { status: answer.status, ...shownIn(text) };
};

const until = async (condition: () => Promise<boolean>) => {
  for (const end = Date.now() + 60_000; !(await condition()); await pause(20))
    if (Date.now() > end) throw new Error("It did not happen in time.");
};

test("three processes show each publication soon and whole, also when one is killed while publishing", async () => {
  const build = await fakeBuildWithBundle();
  const url = await migratedPostgresUrl();
  const db = openPostgres(url, silentLog);
  const env = { DATABASE_URL: url, SITE_URL: siteUrl };
  const start = () => startSiteProcess(build.root, env);
  const sites = [await start(), ...(await Promise.all([start(), start()]))];
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.end("SIGKILL")));
    await Promise.all([db.close(), build.remove()]);
  });
  // The phone is an owner's to change.
  const editor = await signInEditor(db, siteUrl, { owner: true });
  const [, second, third] = sites as [SiteProcess, SiteProcess, SiteProcess];
  const live = (n: number, among: SiteProcess[]) =>
    until(async () => {
      const shown = await Promise.all(among.map(({ port }) => read(port, "/about")));
      return shown.every(({ notice }) => notice >= n);
    });

  const wrong: unknown[] = [];
  let asked = 0;
  let visiting = true;
  const visit = async ({ port }: SiteProcess) => {
    let newest = 0;
    while (visiting) {
      const path = paths[asked++ % paths.length] as string;
      const answer = await read(port, path);
      const whole = answer.notice === 0 || answer.notice === answer.phone;
      const expected = path.startsWith("/nothing") ? 404 : 200;
      // Once one page shows a publication, no other page shows an older one.
      const mixed = !whole || answer.notice < newest;
      if (mixed || answer.status !== expected) wrong.push({ path, newest, ...answer });
      newest = answer.notice;
      // Often enough to fall into every swap, and not all that two processes can do.
      await pause(5);
    }
  };
  const visitors = Promise.all([visit(second), visit(third)]);

  const times: number[] = [];
  for (let n = 1; n <= 3; n++) {
    await editor.publish(sites[n % 3]?.port ?? 0, publication(n));
    const published = performance.now();
    await live(n, sites);
    times.push(performance.now() - published);
  }

  // Killed at any moment of a publication: it took place as a whole or not at all.
  let number = 3;
  for (let kill = 1; kill <= 2; kill++) {
    const victim = sites[0] as SiteProcess;
    const publishing = editor.publish(victim.port, publication(number + 1)).then(
      () => true,
      () => false,
    );
    await pause(chance() * 400);
    await victim.end("SIGKILL");
    const acknowledged = await publishing;
    const { documents } = await publishedState(db);
    const { notice, phone } = shownIn(JSON.stringify(documents));
    expect(notice).toBe(phone);
    expect([number, number + 1]).toContain(notice);
    if (acknowledged) expect(notice).toBe(number + 1);
    number = notice;
    // Who starts again shows it from the first answer on.
    sites[0] = await start();
    expect(await read(sites[0].port, "/")).toMatchObject({ status: 200, notice, phone: notice });
    await live(number, sites);
    // The draft of a publication that did not take place is still there.
    await editor.publish(sites[0].port, publication(++number));
    await live(number, sites);
  }
  visiting = false;
  await visitors;

  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(100);
  const slowest = Math.max(...times);
  const usual = times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
  console.log(
    `published to live on three processes: usually ${usual.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms; ${asked} answers meanwhile, none mixed`,
  );
  expect(usual).toBeLessThan(2_000);
});
