import { readFile, stat } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { aContactMessage } from "#backend/testing/forms.ts";
import { ask } from "#hosts/node/testing/http.ts";
import { organisation } from "#rules/organisation.ts";
import { type RunningSite, startSite } from "../server.ts";
import type { Probe } from "./probes.ts";

const foreign: Record<string, string>[] = [
  { origin: "https://elsewhere.example" },
  { origin: "http://circleurban.example" },
  { origin: "https://circleurban.example.elsewhere.example" },
  { origin: "null" },
  { origin: "null", "sec-fetch-site": "cross-site" },
];

/**
 * Another site makes the browsers of its visitors post to us, far more often than one visitor may.
 * Each of them then writes to us from our own page. The site has to trust this machine as its proxy.
 */
export const probeForeignOrigins = async (
  { port }: RunningSite,
  siteUrl: string,
  calls = 40,
): Promise<Probe> => {
  const probe: Probe = { name: "posts that other sites cause", tried: 0, wrong: [] };
  const send = async (visitor: string, headers: Record<string, string>) => {
    const { status } = await ask(port, "/functions/v1/send-contact-form", {
      method: "POST",
      headers: { "content-type": "text/plain", "x-forwarded-for": visitor, ...headers },
      body: JSON.stringify({ ...aContactMessage, email: `of${visitor}@visitor.example` }),
    });
    probe.tried += 1;
    return status;
  };
  for (const [number, headers] of foreign.entries()) {
    const visitor = `10.7.0.${number}`;
    for (let n = 0; n < calls; n++) {
      const status = await send(visitor, headers);
      if (status !== 403) probe.wrong.push(`${JSON.stringify(headers)} → ${status}`);
    }
    const own = await send(visitor, { origin: siteUrl });
    if (own !== 200) probe.wrong.push(`the visitor's own message → ${own}`);
  }
  return probe;
};

const answerTo = (port: number, lines: string[]) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.once("error", () => resolve("broken off"));
    socket.once("close", () => resolve(text.split("\r\n")[0] ?? ""));
    socket.end(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  });

const badHosts = [
  [],
  ["Host: a.example", "Host: b.example"],
  ["Host: ["],
  ["Host:"],
  ["Host: a b"],
  ["Host: a.example/b"],
  ["Host: a@b.example"],
  ["Host: a.example:99999"],
];

export const probeHosts = async ({ port }: RunningSite): Promise<Probe> => {
  const probe: Probe = { name: "requests without a valid Host", tried: 0, wrong: [] };
  for (const path of ["/", "/give", "/healthz", "/functions/v1/gift-status"])
    for (const hosts of badHosts) {
      const line = await answerTo(port, [`GET ${path} HTTP/1.1`, ...hosts]);
      probe.tried += 1;
      if (!line.startsWith("HTTP/1.1 400")) probe.wrong.push(`${path} ${hosts.join()} → ${line}`);
    }
  return probe;
};

/**
 * Many behind one address send more than it may; each of them whose message was taken asks again,
 * as after a lost answer, while the others are refused.
 */
export const probeRepeats = async ({ port }: RunningSite, calls = 80): Promise<Probe> => {
  const probe: Probe = { name: "accepted messages asked for again", tried: 0, wrong: [] };
  const send = async (number: number) => {
    const { status } = await ask(port, "/functions/v1/send-contact-form", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": "10.6.0.1",
        "idempotency-key": `sending ${number}`,
      },
      body: JSON.stringify(aContactMessage),
    });
    return status;
  };
  const accepted: number[] = [];
  for (let number = 0; number < calls; number++) {
    if ((await send(number)) === 200) accepted.push(number);
    const earlier = accepted[number % accepted.length] ?? 0;
    const again = await send(earlier);
    probe.tried += 1;
    if (again !== 200) probe.wrong.push(`accepted, and asked for again → ${again}`);
  }
  if (accepted.length > 42) probe.wrong.push(`${accepted.length} of ${calls} were taken`);
  return probe;
};

/** Behind a proxy that nobody named, all visitors share one limit: the log says so, once. */
export const probeSilentProxy = async (folder: string): Promise<Probe> => {
  const logFile = join(folder, "untrusted.log");
  const site = await startSite({ logFile });
  for (let n = 0; n < 20; n++)
    await ask(site.port, "/give", { headers: { "x-forwarded-for": `198.51.100.${n}` } });
  await site.stop();
  const said = (await readFile(logFile, "utf8")).match(/all visitors share one limit/g) ?? [];
  const wrong =
    said.length === 1 ? [] : [`the log says ${said.length} times that limits are shared`];
  return { name: "a proxy that the settings do not name", tried: 1, wrong };
};

/** The folder was made for all to read before the site started in it. */
export const probeDataFolder = async ({ dataDir }: RunningSite): Promise<Probe> => {
  const mode = (await stat(dataDir)).mode & 0o777;
  const wrong = mode === 0o700 ? [] : [`the data folder is ${mode.toString(8)}`];
  return { name: "a data folder that all could read", tried: 1, wrong };
};

/** A public site that was given no card account and not told to test offers no test checkout. */
export const probeClosedCheckout = async ({ port }: RunningSite): Promise<Probe> => {
  const answer = await ask(port, "/functions/v1/create-payment", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ amount: 50, frequency: "one_time" }),
  });
  const told = answer.body.toString().includes(organisation.phone);
  const wrong = answer.status === 503 && told ? [] : [`a gift → ${answer.status}`];
  return { name: "a public test checkout nobody asked for", tried: 1, wrong };
};
