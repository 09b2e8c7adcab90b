import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { startGift } from "#backend/giving/ledger/ledger.ts";
import { database } from "#backend/storage/rows.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { removeOldData } from "#backend/upkeep/retention.ts";
import { otherNames, visitPeriods } from "#rules/visits.ts";
import {
  createVisitCounter,
  mostViewsOfVisitor,
  mostVisitorsOfNetwork,
  type View,
} from "./counter.ts";
import { mostNames } from "./write-counts.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Mobile/15E148 Safari/604.1";
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

type Sent = Partial<Omit<View, "address">> & { address?: string };

const viewOf = ({ address = "203.0.113.7", headers, ...view }: Sent = {}): View => ({
  path: "/about",
  from: "",
  query: "",
  ...view,
  headers: { "user-agent": firefox, "accept-language": "en-US,en;q=0.5", ...headers },
  address: () => address,
});

const open = async () => {
  const site = await testSite();
  const { visits } = site.deps;
  const counted = async (kind?: string) => {
    await visits.write(site.db, (path) => path !== "/nowhere");
    const rows = await storedRows<{ kind: string; name: string; n: number }>(
      site.db,
      `select kind, name, sum(count)::int as n from visit_counts where period = 'day'
       group by 1, 2 order by 1, 2`,
    );
    const chosen = rows.filter((row) => kind === undefined || row.kind === kind);
    return Object.fromEntries(
      chosen.map(({ kind: of, name, n }) => [kind ? name : [of, name].join(" ").trim(), n]),
    );
  };
  return { site, count: (sent?: Sent) => visits.count(viewOf(sent)), counted };
};

test("a view is counted by page, and its visitor once by where from, words, device, language", async () => {
  const { count, counted } = await open();
  const link = { from: "https://www.facebook.com/groups/17?x=1", query: "?utm_campaign=Spring" };
  count(link);
  count(link);
  count({ path: "/give", from: "https://circleurban.example/about" });
  count({ headers: { "user-agent": iphone, "accept-language": "es-MX" } });
  expect(await counted()).toEqual({
    views: 4,
    visitors: 2,
    "page /about": 3,
    "page /give": 1,
    "page-visitors /about": 2,
    "page-visitors /give": 1,
    from: 1,
    "from facebook.com": 1,
    "campaign spring": 1,
    "device desktop": 1,
    "device phone": 1,
    "language en": 1,
    "language es": 1,
  });
});

test.each([
  ["a robot", { "user-agent": googlebot }],
  ["a program without a name", { "user-agent": "" }],
  ["Global Privacy Control", { "sec-gpc": "1" }],
  ["Do Not Track", { dnt: "1" }],
  ["a page fetched ahead", { "sec-purpose": "prefetch;prerender" }],
])("%s is not counted at all", async (_, headers) => {
  const { count, counted } = await open();
  expect(count({ headers, query: "?utm_campaign=spring" })).toBe(false);
  expect(await counted()).toEqual({});
});

test("after Chicago's midnight nobody is known, and the day before keeps its counts", async () => {
  const { site, count } = await open();
  count();
  // 9 in the morning of March 2: fifteen hours to midnight, and a minute less.
  site.wait(15 * 3600 - 60);
  count();
  site.wait(60);
  count();
  await site.deps.visits.write(site.db, () => true);
  expect(
    await storedRows(
      site.db,
      `select start::text as day, kind, count::int as n from visit_counts
       where period = 'day' and kind in ('views', 'visitors') order by 1, 2`,
    ),
  ).toEqual([
    { day: "2026-03-02", kind: "views", n: 2 },
    { day: "2026-03-02", kind: "visitors", n: 1 },
    { day: "2026-03-03", kind: "views", n: 1 },
    { day: "2026-03-03", kind: "visitors", n: 1 },
  ]);
});

test("one connection may carry several visitors, who are told apart", async () => {
  const { count, counted } = await open();
  const peer = "127.0.0.1";
  const ask = (address: string, browser = firefox) =>
    count({ peer, address, headers: { "x-forwarded-for": address, "user-agent": browser } });
  for (const address of ["203.0.113.1", "203.0.113.1", "203.0.113.2"]) ask(address);
  ask("203.0.113.1", iphone);
  ask("203.0.113.1", googlebot);
  expect(await counted("visitors")).toEqual({ "": 3 });
  // Known still, after everything but the hashes was forgotten.
  ask("203.0.113.1");
  expect(await counted("visitors")).toEqual({ "": 3 });
  // What the visitor says stands behind somebody else's connection.
  count({
    peer: "203.0.113.9",
    address: "203.0.113.9",
    headers: { "x-forwarded-for": "203.0.113.1" },
  });
  expect(await counted("visitors")).toEqual({ "": 4 });
});

test("more visitors than are remembered for a moment are told apart all the same", async () => {
  const { count, counted } = await open();
  const visitors = 20_000;
  for (let turn = 0; turn < 2; turn++)
    for (let n = 0; n < visitors; n++) {
      const address = `198.51.${n >> 8}.${n & 255}`;
      count({ peer: "127.0.0.1", address, headers: { "x-forwarded-for": address } });
    }
  expect(await counted("visitors")).toEqual({ "": visitors });
  expect(await counted("views")).toEqual({ "": 2 * visitors });
});

test("a flood of made-up paths, sites and words leaves a bounded number of rows a day", async () => {
  const { site, count, counted } = await open();
  for (let flood = 0; flood < 3; flood++) {
    for (let n = 0; n < 300; n++)
      count({
        path: `/x${flood}-${n}`,
        isMissing: true,
        address: `198.51.${n >> 8}.${n & 255}`,
        from: `https://x${flood}-${n}.example`,
        query: `?utm_campaign=x${flood}-${n}`,
      });
    await counted();
  }
  for (const kind of ["missing", "from", "campaign"]) {
    const names = await counted(kind);
    expect(Object.keys(names).length).toBeLessThanOrEqual(mostNames + 1);
    expect(Object.values(names).reduce((sum, n) => sum + n, 0)).toBe(900);
  }
  count({ path: "/x0-0", isMissing: true });
  expect((await counted("missing"))["/x0-0"]).toBe(2);
  for (const period of visitPeriods)
    expect(
      await site.db.count("select count(*) as n from visit_counts where period = $1", [period]),
    ).toBeLessThan(8 * (mostNames + 1));
});

test("one address makes up neither a crowd nor the list of sites that lead here", async () => {
  const { count, counted } = await open();
  for (let n = 0; n < 3 * mostVisitorsOfNetwork; n++)
    count({
      headers: { "user-agent": `${firefox} ${n}` },
      from: `https://made-up-${n}.example`,
    });
  for (let n = 0; n < 200; n++)
    count({ address: `198.51.100.${n}`, from: "https://partner.example/links" });
  expect(await counted("visitors")).toEqual({ "": mostVisitorsOfNetwork + 200 });
  const from = await counted("from");
  expect(from["partner.example"]).toBe(200);
  expect(Object.keys(from).filter((name) => name.startsWith("made-up"))).toHaveLength(20);
});

test("made-up paths keep no page of the site from being counted by its name", async () => {
  const { site, count } = await open();
  const isPage = (path: string) => path === "/give";
  const write = () => site.deps.visits.write(site.db, isPage);
  await write();
  for (let n = 0; n < mostNames + 10; n++) count({ path: `/x${n}` });
  count({ path: "/give" });
  await write();
  expect(
    await storedRows(
      site.db,
      "select name from visit_counts where period = 'day' and kind = 'page' and name <> '*'",
    ),
  ).toEqual([{ name: "/give" }]);
});

test("one visitor who asks without end is counted up to a bound", async () => {
  const { count, counted } = await open();
  for (let n = 0; n < mostViewsOfVisitor + 50; n++) count();
  expect(await counted("views")).toEqual({ "": mostViewsOfVisitor });
});

test("what two processes count adds up", async () => {
  const { site, count, counted } = await open();
  const other = createVisitCounter(site.deps.now, "https://circleurban.example");
  count();
  other.count(viewOf());
  await other.write(site.db, () => true);
  expect(await counted()).toMatchObject({ views: 2, visitors: 2, "page /about": 2 });
});

test("while the database is away counts are dropped, and nothing waits", async () => {
  const { site, count, counted } = await open();
  const away = () => Promise.reject(new Error("away"));
  const gone = database({ query: away, transaction: away });
  count();
  await expect(site.deps.visits.write(gone, () => true)).rejects.toThrow("away");
  expect(await counted()).toEqual({});
  count();
  expect(await counted("views")).toEqual({ "": 1 });
});

test("what is looked for and not found is written down without anything of a person", async () => {
  const { count, counted } = await open();
  for (const path of [
    "/get-involved/volunteer-for-the-summer-of-2026",
    "/unsubscribe/ada@visitor.example",
    "/reset/0a1b2c3d4e5f60718293a4b5",
    "/call/7735550122",
    "/r/AbCdEfGhIjKlMnOpQrStUvWxYz",
  ])
    count({ path, isMissing: true });
  expect(await counted("missing")).toEqual({
    "/get-involved/volunteer-for-the-summer-of-2026": 1,
    [otherNames]: 4,
  });
});

const tell = (site: Awaited<ReturnType<typeof testSite>>, body: unknown) =>
  site.request("count-visit", {
    method: "POST",
    headers: { "user-agent": firefox, "content-type": "text/plain" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test("a page on a static host tells of its visit; an unknown one was not found", async () => {
  const { site, counted } = await open();
  const told = { path: "/give/", from: "https://news.example/x", words: "?utm_source=letter" };
  expect((await tell(site, told)).status).toBe(204);
  await tell(site, { path: "/nowhere" });
  expect(await counted()).toMatchObject({
    visitors: 1,
    "page /give": 1,
    "missing /nowhere": 1,
    "from news.example": 1,
    "campaign letter": 1,
  });
});

test.each([
  "",
  "{",
  "[]",
  '{"path":"give"}',
  JSON.stringify({ path: `/${"x".repeat(999)}` }),
  JSON.stringify({ path: "/give", more: Array(20).fill({}) }),
])("whatever a stranger tells, the answer is the same: %s", async (body) => {
  const { site, counted } = await open();
  expect((await tell(site, body)).status).toBe(204);
  expect(await counted()).toEqual({});
});

test("of each page its visitors are counted, once a day each, before and after it is known", async () => {
  const { site, count, counted } = await open();
  for (let turn = 0; turn < 2; turn++) {
    count({ path: "/give" });
    count({ path: "/give", address: "203.0.113.8" });
    count({ path: "/nowhere" });
    count({ path: "/about" });
    await counted();
  }
  expect(await counted("page-visitors")).toEqual({ "/about": 1, "/give": 2 });
  site.wait(86_400);
  count({ path: "/give" });
  expect(await counted("page-visitors")).toEqual({ "/about": 1, "/give": 3 });
});

test("telling of visits has them written once, and looks for no email", async () => {
  const woken: string[] = [];
  const site = await testSite({ wake: (step) => woken.push(step) });
  await tell(site, { path: "/give" });
  await tell(site, { path: "/about" });
  expect(woken).toEqual(["visits"]);
});

type Screen = DeskApi["GET"]["visits"]["answer"];

/** Counts as they are written on the day itself. */
const countOn = async (
  { db }: Awaited<ReturnType<typeof testDesk>>,
  day: string,
  views: Sent[],
) => {
  const counter = createVisitCounter(() => new Date(`${day}T18:00:00Z`), "https://x.example");
  for (const view of views) counter.count(viewOf(view));
  await counter.write(db, () => true);
};

const paidBy = async (
  { db, deps }: Awaited<ReturnType<typeof testDesk>>,
  linkWords: string,
  livemode: boolean,
) => {
  const at = deps.now();
  const gift = { amountCents: 5000, frequency: "one_time", provider: "stripe" } as const;
  const times = { createdAt: at, expiresAt: at };
  const begun = await startGift(db, { ...gift, ...times, livemode, intentKey: null, linkWords });
  await db.query(
    `insert into gift_payments (gift_id, reference, livemode, amount_cents, currency, state, paid_at,
       recorded_at) values ($1::uuid, $1::text, $2, 5000, 'usd', 'paid', $3, $3)`,
    [begun?.id, livemode, at],
  );
};

test("the desk shows days, weeks from Sunday and months, and the lists of that time", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["visits"] });
  await countOn(desk, "2026-03-01", [{ path: "/" }, { path: "/" }, { address: "203.0.113.8" }]);
  await countOn(desk, "2026-02-28", [{ path: "/give" }]);
  await countOn(desk, "2025-12-31", [{ path: "/old" }]);
  const screen = async (by: string) =>
    (await (await desk.read(`visits?by=${by}`, token)).json()) as Screen;
  const days = await screen("day");
  expect(days.periods).toHaveLength(30);
  expect(days.periods.slice(-3)).toEqual([
    { start: "2026-02-28", views: 1, visitors: 1 },
    { start: "2026-03-01", views: 3, visitors: 2 },
    { start: "2026-03-02", views: 0, visitors: 0 },
  ]);
  expect(days.pages).toMatchObject([
    { name: "/", count: 2, visitors: 1, title: "Home" },
    { name: "/about", count: 1, visitors: 1, title: "About Us" },
    { name: "/give", count: 1, visitors: 1, title: "Donate" },
  ]);
  const weeks = await screen("week");
  expect(weeks.periods).toHaveLength(26);
  expect(weeks.periods.slice(-2)).toEqual([
    { start: "2026-02-22", views: 1, visitors: 1 },
    { start: "2026-03-01", views: 3, visitors: 2 },
  ]);
  const months = await screen("month");
  expect(months.periods).toHaveLength(24);
  expect(months.periods.slice(-4).map(({ start, views }) => [start, views])).toEqual([
    ["2025-12-01", 1],
    ["2026-01-01", 0],
    ["2026-02-01", 1],
    ["2026-03-01", 3],
  ]);
  // It is not there anymore, and has no name.
  expect(months.pages).toHaveLength(4);
  expect(months.pages).toContainEqual({ name: "/old", count: 1, visitors: 1, headings: [] });
});

test("one week shows what was opened and given in it alone; one that has gone shows all", async () => {
  const desk = await testDesk({ now: () => new Date("2026-03-04T18:00:00Z") });
  const token = await desk.signedIn({ owner: true });
  await countOn(desk, "2026-03-01", [{ path: "/give", query: "?utm_campaign=spring" }]);
  await countOn(desk, "2026-02-28", [{ path: "/give" }, { path: "/nowhere" }]);
  await countOn(desk, "2026-02-21", [{ path: "/give" }]);
  await paidBy(desk, "spring", true);
  const screen = async (at: string) =>
    (await (await desk.read(`visits?by=week&at=${at}`, token)).json()) as Screen;
  const week = await screen("2026-02-22");
  expect(week).toMatchObject({
    chosen: { start: "2026-02-22", views: 2 },
    pages: [{ name: "/give", count: 1 }, { name: "/nowhere" }],
    campaigns: [],
  });
  expect(week.periods).toHaveLength(26);
  expect(await screen("2026-03-01")).toMatchObject({
    pages: [{ name: "/give", count: 1 }],
    campaigns: [{ name: "spring", visitors: 1, gifts: 1 }],
  });
  for (const at of ["2025-02-23", "2026-02-23", "soon", ""]) {
    const { chosen, pages } = await screen(at);
    expect(chosen).toBeUndefined();
    expect(pages).toContainEqual(expect.objectContaining({ name: "/give", count: 3 }));
  }
  expect(await screen("this")).toMatchObject({ chosen: { start: "2026-03-01" } });
  expect(await screen("last")).toMatchObject({ chosen: { start: "2026-02-22" } });
});

test("a page comes with its headings; of days that did not count its visitors that is said", async () => {
  const desk = await testDesk({ now: () => new Date("2026-03-04T18:00:00Z") });
  const token = await desk.signedIn({ owner: true });
  const path = "/programs/health";
  await countOn(desk, "2026-02-21", [{ path }]);
  await countOn(desk, "2026-02-22", [{ path }, { path }]);
  await countOn(desk, "2026-03-01", [{ path: `/es${path}` }]);
  const screen = async (at: string) =>
    (await (await desk.read(`visits?by=week&at=${at}`, token)).json()) as Screen;
  expect(await screen("last")).toMatchObject({ pageVisitorsSince: null });
  // As it was before they were counted.
  await desk.db.query(
    "delete from visit_counts where kind = 'page-visitors' and start < '2026-02-22'",
  );
  const all = await screen("");
  expect(all.pageVisitorsSince).toBe("2026-02-22");
  const headings = expect.arrayContaining(["The Food Pantry"]);
  expect(all.pages).toMatchObject([
    { name: path, count: 3, visitors: 1, headings },
    { name: `/es${path}`, count: 1, visitors: 1, headings },
  ]);
  expect(await screen("2026-02-15")).toMatchObject({
    pageVisitorsSince: "2026-02-22",
    pages: [{ name: path, count: 1, visitors: null }],
  });
  expect(await screen("last")).toMatchObject({ pageVisitorsSince: null });
});

test("gifts stand beside the visitors of the same words, for those who may see gifts", async () => {
  const desk = await testDesk();
  await countOn(desk, "2026-03-01", [{ query: "?utm_campaign=spring" }]);
  await paidBy(desk, "fall", true);
  await paidBy(desk, "fall", false);
  const campaigns = async (token: string) =>
    ((await (await desk.read("visits", token)).json()) as Screen).campaigns;
  expect(await campaigns(await desk.signedIn({ permissions: ["gifts", "visits"] }))).toEqual([
    { name: "fall", visitors: 0, gifts: 1, tests: 1, keptCents: 5000 },
    { name: "spring", visitors: 1, gifts: 0, tests: 0, keptCents: 0 },
  ]);
  const other = await desk.signedIn({ permissions: ["visits"] }, "visits@circleurban.example");
  expect(await campaigns(other)).toEqual([
    { name: "spring", visitors: 1, gifts: 0, tests: 0, keptCents: 0 },
  ]);
  expect((await desk.read("visits")).status).toBe(401);
});

test("counts go after two years", async () => {
  const { site } = await open();
  await site.db.query(
    `insert into visit_counts (period, kind, start, name, count)
     values ('day', 'views', '2024-02-28', '', 1), ('day', 'views', '2024-03-04', '', 1)`,
  );
  await removeOldData(site.db, { now: site.deps.now(), dryRun: false });
  expect(await storedRows(site.db, "select start::text from visit_counts")).toEqual([
    { start: "2024-03-04" },
  ]);
});
