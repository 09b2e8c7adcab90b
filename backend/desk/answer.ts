import type { ZodType } from "zod";
import type { Deps } from "#backend/deps.ts";
import { mostDeskEntries, mostDocumentEntries, mostEntries, readJson } from "#backend/http/body.ts";
import type { AppContext } from "#backend/http/context.ts";
import { spellings } from "#backend/http/origin.ts";
import { firstMessage } from "#backend/http/refusal.ts";
import { invalid, Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import {
  type Limit,
  type LimitResult,
  networkLimits,
  takeFromLimit,
  takeFromNetworks,
} from "#backend/storage/limits.ts";
import { storableText } from "#backend/storage/storable.ts";
import { accountHeader, may, queryHeader } from "#rules/desk.ts";
import { minutesText } from "#rules/in-words.ts";
import { writeCookie } from "./cookie.ts";
import type { Colleague, Endpoint } from "./endpoint.ts";
import { refuseStale } from "./fresh.ts";
import type { Strangers } from "./strangers.ts";

const browsers: [name: string, sign: RegExp][] = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|Chromium|CriOS/],
  ["Safari", /Safari/],
];

const systems: [name: string, sign: RegExp][] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Mac OS X|Macintosh/],
  ["Chromebook", /CrOS/],
  ["Linux", /Linux/],
];

const find = (list: [string, RegExp][], text: string) => list.find(([, sign]) => sign.test(text));

/** "Chrome on Mac": enough to know one's own again. The header itself is not kept. */
const deviceOf = (userAgent: string | undefined) => {
  const [browser = "A browser"] = find(browsers, userAgent ?? "") ?? [];
  const [system] = find(systems, userAgent ?? "") ?? [];
  return system ? `${browser} on ${system}` : browser;
};

/** Browsers write both headers themselves; older ones send only an Origin, with every POST. */
const refuseForeign = (c: AppContext, { settings }: Deps, method: Endpoint["method"]) => {
  const site = c.req.header("sec-fetch-site");
  const origin = c.req.header("origin");
  const ownSite =
    site === undefined || site === "same-origin" || (site === "none" && method === "GET");
  const ownOrigin =
    origin === undefined ? method === "GET" : spellings(settings.siteUrl).includes(origin);
  if (!ownSite || !ownOrigin)
    throw new Refused("not-allowed", `Please open the desk at ${settings.siteUrl}/desk.`);
};

const refuseOthers = (c: AppContext, me: Colleague | undefined) => {
  const account = c.req.header(accountHeader);
  if (me && account !== undefined && account !== me.id)
    throw new Refused(
      "changed-meanwhile",
      "Somebody else is signed in in this browser now. Nothing was sent. Please reload the page.",
    );
};

const refuseUninvited = (endpoint: Endpoint, me: Colleague | undefined) => {
  if (endpoint.access === "public") return;
  if (!me) throw new Refused("signed-out", "Please sign in.");
  if (endpoint.access !== "signed-in" && !may(me, endpoint.access))
    throw new Refused(
      "not-allowed",
      "Your account doesn't include this. An owner can change that.",
    );
};

/** From the address, or from the header in its place. All of it can be asked of the database. */
const readQuery = (c: AppContext) => {
  const asked = [
    ...Object.entries(c.req.query()),
    ...new URLSearchParams(c.req.header(queryHeader) ?? ""),
  ];
  return Object.fromEntries(asked.map(([name, text]) => [name, storableText(text)]));
};

/** Read only for who may send it, and only as much as it said it would be. */
const readFile = async (c: AppContext, most: number) => {
  const length = Number(c.req.header("content-length"));
  if (!length) throw invalid("The file is empty.");
  if (length > most)
    throw invalid(`This file is larger than ${most / 2 ** 20} MB. Please make it smaller first.`);
  const type = c.req.header("content-type") ?? "";
  if (!/^(image\/[\w.+-]+|application\/octet-stream)$/.test(type))
    throw invalid("Please send the picture itself.");
  return new Uint8Array(await c.req.arrayBuffer());
};

/** A form of another site can send everything but this without asking first. */
const isJson = (c: AppContext) =>
  c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() === "application/json";

const isInAddress = ({ method, fileBytes }: Endpoint) =>
  method === "GET" || fileBytes !== undefined;

export const tooLong = () => invalid("That is too long. Please shorten it.");

/** What is parsed holds up everybody: only as many values as the form can hold. */
const mostValues = ({ access, bodyBytes }: Endpoint) => {
  if (access === "public") return mostEntries;
  return bodyBytes ? mostDocumentEntries : mostDeskEntries;
};

const readInput = async <Input>(c: AppContext, endpoint: Endpoint, schema: ZodType<Input>) => {
  const inAddress = isInAddress(endpoint);
  if (!inAddress && !isJson(c)) throw invalid("The desk reads JSON only.");
  const parsed = schema.safeParse(
    inAddress ? readQuery(c) : await readJson(c, mostValues(endpoint), tooLong),
  );
  if (!parsed.success) throw invalid(firstMessage(parsed.error));
  return parsed.data;
};

const refuseIfTooOften = (c: AppContext, taken: LimitResult) => {
  if (taken.allowed) return;
  c.header("retry-after", String(taken.retryAfterSeconds));
  const wait = minutesText(taken.retryAfterSeconds);
  throw new Refused("too-many", `That was too many tries. Please wait and try again in ${wait}.`);
};

/** Far more than anybody sends by hand, whatever their pages ask for by themselves meanwhile. */
const sentByPerson: Limit = { name: "desk requests of person", most: 300, seconds: 60 };

/** What is refused later counts as well. */
const countRequest = async (c: AppContext, db: Database, endpoint: Endpoint, me: Colleague) => {
  const limit = endpoint.perPerson ?? (endpoint.method === "POST" ? sentByPerson : undefined);
  if (limit) refuseIfTooOften(c, await takeFromLimit(db, limit, me.id));
};

/** What is valid passes whatever its network did: a guest in the office cannot keep anybody out. */
const failedSignIns = networkLimits("failed desk sign-ins", [30, 60, 150], 60 * 60);

/** Whoever fails again and again is told to wait, from memory while that is fresh. */
const refuseFailures = async (c: AppContext, { db }: Deps, failure: unknown) => {
  if (!(failure instanceof Refused)) throw failure;
  c.get("refuseAgain")?.();
  refuseIfTooOften(c, await takeFromNetworks(db, failedSignIns, c.get("clientAddress")));
  throw failure;
};

type Admitted = { me: Colleague | undefined; now: Date };

type Admission = {
  admit: () => Promise<Admitted>;
  /** What was begun while a sign-in was fresh may take its time. */
  readmit: (tx?: Database, now?: Date) => Promise<Admitted>;
};

const carryOut = async (
  deps: Deps,
  endpoint: Endpoint,
  c: AppContext,
  { me, now }: Admitted,
  { admit, readmit }: Admission,
): Promise<Response> => {
  const { fileBytes = 0 } = endpoint;
  let admittedAt = now;
  const { body, cookie } = await endpoint.answer({
    deps,
    db: deps.db,
    now,
    site: c.get("site"),
    me,
    device: deviceOf(c.req.header("user-agent")),
    address: c.get("clientAddress"),
    readmit: (tx) => readmit(tx, tx && admittedAt),
    readInput: (schema) => readInput(c, endpoint, schema),
    async readFile() {
      const file = await readFile(c, fileBytes);
      admittedAt = (await admit()).now;
      return file;
    },
  });
  endpoint.afterwards?.(deps);
  if (cookie) writeCookie(c, deps.settings, cookie);
  return body instanceof Response ? body : c.json({ success: true, ...body });
};

export const answerEndpoint = async (
  allDeps: Deps,
  strangers: Strangers,
  endpoint: Endpoint,
  c: AppContext,
): Promise<Response> => {
  refuseForeign(c, allDeps, endpoint.method);
  const readmit: Admission["readmit"] = async (tx, now = allDeps.now()) => {
    const me = await strangers.colleague(c, now, tx);
    refuseOthers(c, me);
    refuseUninvited(endpoint, me);
    return { me, now };
  };
  const admit = async () => {
    const admitted = await readmit();
    if (endpoint.fresh && admitted.me) refuseStale(admitted.me, admitted.now);
    return admitted;
  };
  const admission = { admit, readmit };
  let admitted = await admit();
  const { me } = admitted;
  const db = me ? strangers.databaseOf(me.id) : strangers.databaseFor(c.get("clientAddress"));
  const deps = { ...allDeps, db };
  if (endpoint.access === "public")
    return carryOut(deps, endpoint, c, admitted, admission).catch((failure: unknown) =>
      refuseFailures(c, deps, failure),
    );
  if (me) await countRequest(c, db, endpoint, me);
  if (!isInAddress(endpoint) && isJson(c)) {
    // Whoever sends it slowly may have been removed meanwhile, or have lost the role.
    await c.req.text();
    admitted = await admit();
  }
  return carryOut(deps, endpoint, c, admitted, admission);
};
