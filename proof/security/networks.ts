import { execFile } from "node:child_process";
import { Agent } from "node:http";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { aContactMessage } from "#backend/testing/forms.ts";
import { ask } from "#hosts/node/testing/http.ts";
import type { RunningSite } from "../server.ts";
import { post } from "../visitors.ts";
import type { Probe } from "./probes.ts";

const root = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

/** Calls through a proxy that names the visitor; at the desk as its own page makes them. */
const callers = ({ port, address: siteUrl }: RunningSite) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const call = (path: string, address: string, body: object, cookie = "") =>
    post(port, agent, {
      path: `/functions/v1/${path}`,
      headers: { "x-forwarded-for": address, origin: siteUrl, ...(cookie && { cookie }) },
      body,
    });
  return {
    call,
    write: (address: string, number: number) =>
      call("send-contact-form", address, {
        ...aContactMessage,
        email: `writer${number}@visitor.example`,
      }),
    signUp: (address: string, number: number) =>
      call("subscribe-newsletter", address, { email: `reader${number}@visitor.example` }),
    give: (address: string) =>
      call("create-payment", address, { amount: 50, frequency: "one_time" }),
    close: () => agent.destroy(),
  };
};

/** What the office's terminal prints: the token of an invitation. */
const invite = async ({ dataDir, address }: RunningSite, email: string) => {
  const { stdout } = await run(
    process.execPath,
    [resolve(root, "hosts/node/staff.ts"), "invite", email, "--gifts"],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir, SITE_URL: address } },
  );
  return stdout.match(/#([\w-]{43})/)?.[1] ?? "";
};

const wrongToken = "x".repeat(43);
const office = "203.0.113.50";

/** A guest on the office's network guesses for hours; then a colleague there is invited and comes in. */
export const probeSignIn = async (site: RunningSite, calls = 60) => {
  const probe: Probe = { name: "a guest who locks staff out", tried: 0, wrong: [] };
  const { call, close } = callers(site);
  for (let n = 0; n < calls; n++)
    for (const [path, body] of [
      ["sign-in/passkey-options", {}],
      ["sign-in/link", { email: `guess${n}@circleurban.example` }],
      ["sign-in/use-link", { token: wrongToken }],
      ["invitation/look", { token: wrongToken }],
      ["sign-in/passkey", { response: { id: "none" } }],
    ] as const) {
      await call(`desk/${path}`, office, body);
      probe.tried += 1;
    }
  const token = await invite(site, "ana@circleurban.example");
  for (const [path, body] of [
    ["sign-in/passkey-options", {}],
    ["sign-in/link", { email: "ana@circleurban.example" }],
    ["invitation/look", { token }],
  ] as const) {
    const { status } = await call(`desk/${path}`, office, body);
    if (status !== 200) probe.wrong.push(`${path} of a colleague → ${status}`);
  }
  close();
  const accepted = await ask(site.port, "/functions/v1/desk/invitation/accept", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": office,
      origin: site.address,
    },
    body: JSON.stringify({ token, name: "Ana Sample" }),
  });
  const cookie = accepted.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  if (accepted.status !== 200) probe.wrong.push(`a valid invitation → ${accepted.status}`);
  return { probe, cookie };
};

/** 120 messages from one customer's /56, each from another /64, and writers elsewhere meanwhile. */
export const probeOneCustomer = async (site: RunningSite, calls = 120): Promise<Probe> => {
  const probe: Probe = { name: "messages from one IPv6 customer", tried: 0, wrong: [] };
  const { write, close } = callers(site);
  let taken = 0;
  for (let n = 0; n < calls; n++) {
    const subnet = n.toString(16).padStart(2, "0");
    const { status } = await write(`2001:db8:56:1${subnet}::1`, n);
    probe.tried += 1;
    if (status === 200) taken += 1;
    if (n % 10 !== 0) continue;
    const other = await write(`192.0.2.${n}`, 1000 + n);
    if (other.status !== 200) probe.wrong.push(`a writer elsewhere → ${other.status}`);
  }
  close();
  if (taken > 65) probe.wrong.push(`${taken} of ${calls} were taken`);
  return probe;
};

const manyValues = JSON.stringify({ amount: Array.from({ length: 127_000 }, () => 1) });
const manyAmounts = Array.from({ length: 28_000 }, () => "amount=1").join("&");
const small = [
  { "content-type": "application/json", body: manyValues },
  { "content-type": "application/json", body: manyValues.slice(0, 32_000) },
  { "content-type": "application/x-www-form-urlencoded", body: manyAmounts },
  { "content-type": "application/x-www-form-urlencoded", body: manyAmounts.slice(0, 90_000) },
];

/** Six at a time, over and over, what used to cost a quarter of a second each; and a visitor. */
export const probeSmallRequests = async ({ port }: RunningSite, rounds = 40) => {
  const probe: Probe = { name: "small requests that are dear", tried: 0, wrong: [] };
  const times: number[] = [];
  const send = async (number: number) => {
    const { body, ...headers } = small[number % small.length] ?? { body: "" };
    const address = `198.51.100.${number % 6}`;
    const { status } = await ask(port, "/functions/v1/create-payment", {
      method: "POST",
      headers: { ...headers, "x-forwarded-for": address },
      body,
    });
    probe.tried += 1;
    if (status !== 413 && status !== 429) probe.wrong.push(`${body.slice(0, 40)}… → ${status}`);
  };
  for (let round = 0; round < rounds; round++) {
    const flood = Promise.all(Array.from({ length: 6 }, (_, n) => send(round * 6 + n)));
    const began = performance.now();
    const page = await ask(port, "/give");
    times.push(performance.now() - began);
    if (page.status !== 200) probe.wrong.push(`/give meanwhile → ${page.status}`);
    await flood;
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { probe, giveMs: sorted[Math.floor(sorted.length / 2)] ?? 0 };
};

/** A shelter's readers and writers, and a dinner where everybody gives, each behind one address. */
export const probeSharedAddress = async (site: RunningSite, staffCookie: string) => {
  const probe: Probe = { name: "many honest people behind one address", tried: 0, wrong: [] };
  const { call, write, signUp, give, close } = callers(site);
  const expectOk = (label: string, status: number) => {
    probe.tried += 1;
    if (status !== 200) probe.wrong.push(`${label} → ${status}`);
  };
  const shelter = "203.0.113.60";
  for (let n = 0; n < 40; n++) await signUp(shelter, n);
  for (let n = 0; n < 20; n++) {
    const { status } = await write(shelter, 2000 + n);
    expectOk("a message from the shelter", status);
  }
  const until = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const opened = await call("desk/gifts/expect-many", office, { until }, staffCookie);
  expectOk("staff who expect a dinner", opened.status);
  const guests = Array.from({ length: 200 }, async () => {
    const { status } = await give("203.0.113.61");
    expectOk("a guest's gift", status);
  });
  await Promise.all(guests);
  close();
  return probe;
};
