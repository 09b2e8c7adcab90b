import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { routes } from "#backend/functions.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { ask } from "#hosts/node/testing/http.ts";
import type { RunningSite } from "../server.ts";

/** One thing tried many times: how often, and every time it went wrong. */
export type Probe = { name: string; tried: number; wrong: string[] };

const expectStatus = (probe: Probe, label: string, status: number, allowed: number[]) => {
  probe.tried += 1;
  if (!allowed.includes(status)) probe.wrong.push(`${label} → ${status}`);
};

/** Made from the list that the site itself answers by: no new function is forgotten. */
const namesOf = (all: typeof routes) => [
  ...new Set(all.map(({ name }) => name.replace(":checkout", "none"))),
];
const functionNames = namesOf(routes);
const namesThatTakeForms = namesOf(routes.filter(({ method }) => method === "POST"));

export const probeMethods = async ({ port }: RunningSite): Promise<Probe> => {
  const probe: Probe = { name: "methods that nothing answers to", tried: 0, wrong: [] };
  for (const method of ["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "SEARCH", "LOCK"]) {
    for (const name of functionNames) {
      const { status } = await ask(port, `/functions/v1/${name}`, { method });
      expectStatus(probe, `${method} ${name}`, status, [404, 405]);
    }
    for (const path of ["/", "/give", "/robots.txt", "/healthz", "/no-such-page"]) {
      const { status } = await ask(port, path, { method });
      // A health check answers whoever asks, and does nothing else.
      expectStatus(probe, `${method} ${path}`, status, [405]);
    }
  }
  for (const path of ["/", "/give", "/documents/none.pdf"]) {
    const { status } = await ask(port, path, { method: "POST", body: "a=b" });
    expectStatus(probe, `POST ${path}`, status, [405]);
  }
  return probe;
};

const inChunks = (body: Buffer) => ({
  method: "POST",
  headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
  body,
});

export const probeLargeBodies = async ({ port }: RunningSite): Promise<Probe> => {
  const probe: Probe = { name: "bodies over the limit", tried: 0, wrong: [] };
  for (const name of namesThatTakeForms.filter((each) => !/newsletter|checkout/.test(each))) {
    const body = Buffer.alloc(name === "stripe-webhook" ? 1_100_000 : 300_000, "a");
    const allowed = [413];
    for (const asked of [{ method: "POST", body }, inChunks(body)]) {
      // The server may close before it has read everything: that is a refusal as well.
      const status = await ask(port, `/functions/v1/${name}`, asked).then(
        (answer) => answer.status,
        () => 413,
      );
      expectStatus(probe, name, status, allowed);
    }
  }
  return probe;
};

const rawRequest = (port: number, text: string) =>
  new Promise<string>((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk.toString("latin1");
    });
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on("error", () => done(said));
    socket.on("close", () => done(said));
  });

const ups = ["..", "%2e%2e", "%2E.", ".%2e", "..%00", "%252e%252e", "..;", "%c0%ae%c0%ae", "．．"];
const slashes = ["/", "\\", "%2f", "%5c", "%252f", "//", "/./"];
const targets = [
  "etc/passwd",
  "package.json",
  "hosts/node/main.ts",
  "site.json",
  "proc/self/environ",
];

/** Spellings that have led out of a web root somewhere, sent as they stand. */
export const probeTraversal = async ({ port }: RunningSite): Promise<Probe> => {
  const probe: Probe = { name: "ways out of the folder", tried: 0, wrong: [] };
  const project = resolve(import.meta.dirname, "../..");
  const secret = readFileSync(resolve(project, "package.json"), "utf8").slice(0, 40);
  const paths = ["/", "/assets", "/documents"].flatMap((start) =>
    ups.flatMap((up) =>
      slashes.flatMap((slash) =>
        targets.flatMap((target) => [
          `${start}${slash}${Array(3).fill(up).join(slash)}${slash}${target}`,
        ]),
      ),
    ),
  );
  const others = [
    "/.env",
    "/.git/config",
    "/data/lock",
    "/index.html.br",
    "//etc/passwd",
    "/%00",
    "/%",
    "/%ff",
    "/assets/",
    "/documents/",
    "http://127.0.0.1/../package.json",
    "file:///etc/passwd",
  ];
  for (const path of [...paths, ...others]) {
    const said = await rawRequest(
      port,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    );
    probe.tried += 1;
    const status = Number(said.slice(9, 12));
    const leaks = /root:[^:]*:0:0/.test(said) || said.includes(secret) || said.includes("siteUrl");
    if (![400, 404].includes(status) || leaks) probe.wrong.push(`${path} → ${status}`);
  }
  return probe;
};

const writeAs = (port: number, forwarded: string, n: number) =>
  ask(port, "/functions/v1/send-contact-form", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": forwarded,
      "x-real-ip": forwarded,
      forwarded: `for=${forwarded}`,
      "cf-connecting-ip": forwarded,
    },
    body: JSON.stringify({ ...aContactMessage, email: `spoof${n}@visitor.example` }),
  });

/** The limit is forty an hour from one address: whoever invents addresses must not get past it. */
export const probeSpoofing = async ({ port }: RunningSite, trusted: boolean): Promise<Probe> => {
  const where = trusted ? "left of what our proxy wrote" : "without a proxy of ours";
  const probe: Probe = { name: `forged addresses ${where}`, tried: 0, wrong: [] };
  let taken = 0;
  for (let n = 0; n < 80; n++) {
    const forged = `198.51.100.${n}`;
    const { status } = await writeAs(port, trusted ? `${forged}, 203.0.113.9` : forged, n);
    probe.tried += 1;
    if (status === 200) taken += 1;
    else if (status !== 429) probe.wrong.push(`${forged} → ${status}`);
  }
  if (taken > 42) probe.wrong.push(`${taken} of 80 got through`);
  return probe;
};
