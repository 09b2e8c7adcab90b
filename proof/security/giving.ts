import { spawnSync } from "node:child_process";
import { Agent } from "node:http";
import { resolve } from "node:path";
import Stripe from "stripe";
import { stripeStory } from "#backend/testing/stripe-events.ts";
import { webhookSecret } from "#backend/testing/stripe-stand-in.ts";
import { ask } from "#hosts/node/testing/http.ts";
import type { RunningSite } from "../server.ts";
import { post } from "../visitors.ts";
import type { Probe } from "./probes.ts";

const root = resolve(import.meta.dirname, "../..");

const give = (port: number, agent: Agent, address: string) =>
  post(port, agent, {
    path: "/functions/v1/create-payment",
    headers: { "x-forwarded-for": address },
    body: { amount: 50, frequency: "one_time" },
  });

/**
 * Ten /64 of one customer, then a crowd of whole networks, open checkouts as fast as they can. A
 * donor nobody has seen before comes after every tenth call and has to get a checkout. The site
 * has to trust this machine as its proxy.
 */
export const attackGiving = async (
  { port }: RunningSite,
  { calls = 994, crowd = 5000 } = {},
): Promise<Probe & { opened: number; calls: number }> => {
  const probe = {
    name: "donors during an attack on the checkout",
    tried: 0,
    wrong: [] as string[],
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 9 });
  const addresses = [
    ...Array.from(
      { length: calls },
      (_, call) => `2001:db8:1:1${String(call % 10).padStart(2, "0")}::${call.toString(16)}`,
    ),
    ...Array.from({ length: crowd }, (_, call) => `2001:db8:${(call + 16).toString(16)}::1`),
  ].entries();
  let opened = 0;
  const attacker = async () => {
    for (const [number, address] of addresses) {
      const { status } = await give(port, agent, address);
      if (status === 200) opened += 1;
      if (number % 10 !== 0) continue;
      const donor = await give(port, agent, `10.9.${number >> 8}.${number & 255}`);
      probe.tried += 1;
      if (donor.status !== 200) probe.wrong.push(`a donor after ${number} calls → ${donor.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, attacker));
  agent.destroy();
  return { ...probe, opened, calls: calls + crowd };
};

type StandIn = { sessions: Map<string, Record<string, unknown>> };

type Report = { body: string; age?: number };

/** Signed with the right secret, so many seconds ago. */
const tell = async (port: number, { body, age = 0 }: Report) => {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: webhookSecret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });
  const headers = { "stripe-signature": signature };
  return ask(port, "/functions/v1/stripe-webhook", { method: "POST", headers, body });
};

/** Signed, and still nothing to believe: too old, from the future, no event at all. */
export const probeSignedNonsense = async ({ port }: RunningSite): Promise<Probe> => {
  const probe: Probe = { name: "signed reports that are none", tried: 0, wrong: [] };
  const gift = { id: crypto.randomUUID(), amount_cents: 5000, frequency: "one_time" };
  const clock = { deps: { now: () => new Date() } };
  const real = JSON.stringify(stripeStory(clock, gift).completed());
  const reports: Report[] = [
    ...[310, 4000, -310, -4000].map((age) => ({ body: real, age })),
    ...["{}", "[]", "null", "5", '{"id":"evt_1","data":{"object":null}}'].map((body) => ({ body })),
  ];
  for (const report of reports) {
    const { status } = await tell(port, report);
    probe.tried += 1;
    if (status !== 400)
      probe.wrong.push(`${report.body.slice(0, 60)}, ${report.age ?? 0} s old → ${status}`);
  }
  return probe;
};

/** A signed report of real money, at a site with a test key, books nothing. */
export const probeWrongMode = async (
  { port }: RunningSite,
  { sessions }: StandIn,
): Promise<Probe> => {
  const probe: Probe = { name: "signed reports of the other mode", tried: 0, wrong: [] };
  const agent = new Agent();
  const before = new Set(sessions.keys());
  await give(port, agent, "10.8.0.1");
  const [, session] = [...sessions].find(([id]) => !before.has(id)) ?? [];
  const id = (session?.metadata as { gift_id?: string } | undefined)?.gift_id ?? "";
  const gift = { id, amount_cents: 5000, frequency: "one_time", livemode: true };
  const story = stripeStory({ deps: { now: () => new Date() } }, gift);
  for (const event of [story.completed(), story.completed({ amount_total: 99_999_999 })]) {
    probe.tried += 1;
    const { status } = await tell(port, { body: JSON.stringify(event) });
    const standing = await ask(port, `/functions/v1/gift-status?reference=${id}`);
    const { state, test } = JSON.parse(standing.body.toString()) as Record<string, unknown>;
    if (status !== 400 || state !== "open" || test !== true)
      probe.wrong.push(`a live event at a test site → ${status}, ${state}, test: ${test}`);
  }
  agent.destroy();
  return probe;
};

const needed = ["STRIPE_WEBHOOK_SECRET", "DATABASE_URL", "SMTP_URL", "MAIL_FROM", "SITE_URL"];
const complete = {
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  DATABASE_URL: "postgres://nowhere.example/circle",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "gifts@circle.example",
  SITE_URL: "https://circle.example",
};
const unfit: Record<string, string>[] = [
  { STRIPE_API_BASE: "http://127.0.0.1:12111" },
  { SITE_URL: "http://circle.example" },
  { SITE_URL: "https://localhost" },
  { FUNCTIONS_URL: "http://api.circle.example/functions/v1" },
];

/** With a live key and not all of the rest the site does not start, and says what is missing. */
export const probeLiveKey = (): Probe => {
  const probe: Probe = { name: "a live key without the rest", tried: 0, wrong: [] };
  const settings = [
    { env: { STRIPE_SECRET_KEY: "sk_live_1" }, named: needed },
    { env: { STRIPE_SECRET_KEY: "rk_live_1" }, named: needed },
    ...unfit.map((wrong) => ({
      env: { STRIPE_SECRET_KEY: "sk_live_1", ...complete, ...wrong },
      named: Object.keys(wrong),
    })),
  ];
  for (const { env, named } of settings) {
    probe.tried += 1;
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [resolve(root, "hosts/node/main.ts")],
      {
        cwd: root,
        encoding: "utf8",
        timeout: 60_000,
        env: { PATH: process.env.PATH, ...env },
      },
    );
    const said = `${stderr}${stdout}`;
    const silent = named.filter((name) => !said.includes(name));
    if (status === 0 || status === null || silent.length > 0 || !said.includes("live key"))
      probe.wrong.push(`without ${named.join(", ")} → exit ${status}, not named: ${silent.join()}`);
  }
  return probe;
};
