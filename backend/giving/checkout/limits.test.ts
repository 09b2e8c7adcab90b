import { expect, test } from "vitest";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { givingLimits } from "./limits.ts";
import { forgetVisitors } from "./open-checkouts.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const give = (site: Site, address?: string, key?: string) =>
  site.request(
    "create-payment",
    {
      method: "POST",
      headers: key ? { "idempotency-key": key } : {},
      body: JSON.stringify({ amount: 50, frequency: "one_time" }),
    },
    address,
  );

const rows = (site: Site) => site.db.query("select 1 from gifts");

test("a congregation of sixty gives at once; the next from there waits, others do not", async () => {
  const site = await testSite();
  const church = "198.51.100.4";
  const congregation = Array.from({ length: 60 }, () => give(site, church));
  for (const answer of await Promise.all(congregation)) expect(answer.status).toBe(200);
  // Calls are allowed again while a slow machine works: use the limit up once more.
  await site.db.query(
    "update limits set used_until = statement_timestamp() + make_interval(secs => $2) where name = $1",
    [givingLimits.perNetwork[0]?.name, givingLimits.perNetwork[0]?.seconds],
  );
  const refused = await give(site, church);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(10);
  expect(await refused.json()).toEqual({
    error: "We are receiving a lot of gifts right now. Please try again in a minute.",
  });
  expect((await give(site, "198.51.100.5")).status).toBe(200);
  expect(await rows(site)).toHaveLength(61);
});

test("a repeated intent is not counted again", async () => {
  const site = await testSite();
  for (let i = 0; i < 70; i++)
    expect((await give(site, "198.51.100.4", "one-donor-one-intent")).status).toBe(200);
});

test("a checkout that was opened is found again while the next one is refused", async () => {
  const site = await testSite();
  const church = "198.51.100.4";
  expect((await give(site, church, "one-donor-one-intent")).status).toBe(200);
  await site.db.query(
    "update limits set used_until = statement_timestamp() + make_interval(secs => $1)",
    [givingLimits.perNetwork[0]?.seconds],
  );
  expect((await give(site, church, "another-donors-intent")).status).toBe(429);
  expect((await give(site, church, "one-donor-one-intent")).status).toBe(200);
});

test("giving up what was begun does not lift the limit", async () => {
  const site = await testSite();
  const address = "198.51.100.4";
  expect((await give(site, address)).status).toBe(200);
  await site.db.query(
    "update limits set used_until = statement_timestamp() + make_interval(secs => $1)",
    [givingLimits.perNetwork[0]?.seconds],
  );
  await site.db.query("update gifts set state = 'canceled'");
  expect((await give(site, address)).status).toBe(429);
  // When its time is over the next one from there is a first one again. Another process, which
  // remembers no refusal.
  site.wait(3601);
  const later = await testSite({ ...site.deps, now: site.deps.now });
  expect((await give(later, address)).status).toBe(200);
});

/** As if everybody had just given as often as usual. */
const exhaustOverall = (site: Site) =>
  site.db.query(
    `insert into limits values ($1, 'all', statement_timestamp() + make_interval(secs => $2))
     on conflict (name, subject) do update set used_until = excluded.used_until`,
    [givingLimits.overall.name, givingLimits.overall.seconds],
  );

const minutesOpen = async (site: Site) => {
  const gifts = await storedRows<{ minutes: number }>(
    site.db,
    `select extract(epoch from expires_at - created_at)::int / 60 as minutes from gifts
     where donor_email is null and provider = 'sandbox' and intent_key is null order by created_at`,
  );
  return gifts.map(({ minutes }) => minutes);
};

test("thousands together shut nobody out: shorter checkouts, and one mail an hour", async () => {
  const site = await testSite();
  expect((await give(site, "198.51.100.1")).status).toBe(200);
  for (const last of [2, 3, 4]) {
    // Each time: gifts are allowed again while a slow machine works.
    await exhaustOverall(site);
    expect((await give(site, `198.51.100.${last}`)).status).toBe(200);
  }
  expect(await minutesOpen(site)).toEqual([60, 31, 31, 31]);
  const mails = await site.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [site.deps.settings.staffEmail, "[Test] A lot of checkouts are being opened"],
  ]);
});

test("a thousand open checkouts are an alarm and no wall; finished and expired ones are none", async () => {
  const site = await testSite();
  const fill = (state: string, count: number, minutes: number) =>
    site.db.query(
      `insert into gifts (id, amount_cents, frequency, state, provider, livemode, created_at,
                          expires_at, updated_at, donor_email)
       select gen_random_uuid(), 500, 'one_time', $1, 'sandbox', false, $2, $3, $2, 'x'
       from generate_series(1, $4)`,
      [state, site.deps.now(), new Date(site.deps.now().getTime() + minutes * 60_000), count],
    );
  await fill("paid", 1000, 60);
  await fill("open", 1000, -1);
  await fill("open", 999, 20);
  expect((await give(site, "198.51.100.1")).status).toBe(200);
  expect(await site.mails()).toEqual([]);
  expect((await give(site, "198.51.100.2")).status).toBe(200);
  expect((await minutesOpen(site)).sort()).toEqual([31, 60]);
  expect(await site.mails()).toHaveLength(1);
});

test("whoever holds no open checkout gets one, whatever the neighbors did; then limits count", async () => {
  const site = await testSite();
  const exhaust = (name: string, subject: string) =>
    site.db.query(
      `insert into limits values ($1, $2, statement_timestamp() + interval '600 seconds')
       on conflict (name, subject) do update set used_until = excluded.used_until`,
      [name, subject],
    );
  const mine = "2001:db8:0:101::5";
  await exhaust("gifts of one address", "2001:db8:0:101::/64");
  await exhaust("gifts of one /56", "2001:db8:0:100::/56");
  await exhaust("gifts of one /48", "2001:db8:0::/48");
  expect((await give(site, mine)).status).toBe(200);
  expect((await give(site, "2001:db8:0:101:ffff::9")).status).toBe(429);
  expect((await give(site, "2001:db8:0:1ff::1")).status).toBe(200);
  await site.db.query("update gifts set state = 'paid' where state = 'open'");
  // Another process, which remembers no refusal.
  expect((await give(await testSite(site.deps), mine)).status).toBe(200);
});

test("one customer with a /48 opens at most twice its limit, one from each /64; others go on", async () => {
  const site = await testSite();
  const exhaust = (name: string) =>
    site.db.query(
      `insert into limits values ($1, '2001:db8:77::/48', statement_timestamp() + interval '600 seconds')
       on conflict (name, subject) do update set used_until = excluded.used_until`,
      [name],
    );
  await exhaust("gifts of one /48");
  for (const household of ["1", "2", "3"])
    expect((await give(site, `2001:db8:77:${household}::1`)).status).toBe(200);
  const counted = await storedRows<{ used: number }>(
    site.db,
    `select extract(epoch from used_until - statement_timestamp())::float8 as used from limits
     where name = 'first gifts of one /48'`,
  );
  // Three of three hundred in ten minutes.
  expect(counted[0]?.used).toBeLessThanOrEqual(6);
  await exhaust("first gifts of one /48");
  expect((await give(site, "2001:db8:77:4::1")).status).toBe(429);
  expect((await give(site, "2001:db8:78:4::1")).status).toBe(200);
  expect((await give(site, "198.51.100.4")).status).toBe(200);
});

test("where visitors came from is forgotten when their checkout is over", async () => {
  const site = await testSite();
  await give(site, "198.51.100.1");
  await forgetVisitors(site.deps);
  expect(await site.db.query("select network from checkout_visitors")).toEqual([
    { network: "198.51.100.1/32" },
  ]);
  site.wait(3601);
  await forgetVisitors(site.deps);
  expect(await site.db.query("select 1 from checkout_visitors")).toEqual([]);
});
