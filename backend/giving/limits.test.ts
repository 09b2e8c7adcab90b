import { expect, test } from "vitest";
import { testSite } from "#backend/testing/site.ts";
import { givingLimits } from "./limits.ts";

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
    [givingLimits.perAddress.name, givingLimits.perAddress.seconds],
  );
  const refused = await give(site, church);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeOneOf([9, 10]);
  expect(await refused.json()).toEqual({
    error: "We are receiving very many gifts right now. Please try again in a minute.",
  });
  expect((await give(site, "198.51.100.5")).status).toBe(200);
  expect(await rows(site)).toHaveLength(61);
});

test("a repeated intent is not counted again", async () => {
  const site = await testSite();
  for (let i = 0; i < 70; i++)
    expect((await give(site, "198.51.100.4", "one-donor-one-intent")).status).toBe(200);
});

test("thousands of addresses together meet the overall limit", async () => {
  const site = await testSite();
  const { name, seconds } = givingLimits.overall;
  await site.db.query(
    "insert into limits values ($1, 'all', statement_timestamp() + make_interval(secs => $2))",
    [name, seconds],
  );
  expect((await give(site)).status).toBe(429);
  expect(await rows(site)).toHaveLength(0);
});

test("a thousand checkouts may be open, no more; finished and expired ones do not count", async () => {
  const site = await testSite();
  const fill = (state: string, count: number, minutes: number) =>
    site.db.query(
      `insert into gifts (id, amount_cents, frequency, state, provider, livemode, created_at, expires_at,
                          updated_at)
       select gen_random_uuid(), 500, 'one_time', $1, 'sandbox', false, $2, $3, $2
       from generate_series(1, $4)`,
      [state, site.deps.now(), new Date(site.deps.now().getTime() + minutes * 60_000), count],
    );
  await fill("paid", 1000, 60);
  await fill("open", 1000, -1);
  await fill("open", 999, 20);
  expect((await give(site)).status).toBe(200);
  const refused = await give(site);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("1200");
});
