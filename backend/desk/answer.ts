import type { Deps } from "#backend/deps.ts";
import { mostEntries, readJson } from "#backend/http/body.ts";
import type { AppContext } from "#backend/http/context.ts";
import { spellings } from "#backend/http/origin.ts";
import { firstMessage } from "#backend/http/refusal.ts";
import { Refused } from "#backend/refused.ts";
import { type LimitResult, takeFromLimit, takeFromNetworks } from "#backend/storage/limits.ts";
import { storableText } from "#backend/storage/storable.ts";
import { may, queryHeader } from "#rules/desk.ts";
import { minutesText } from "#rules/in-words.ts";
import { recorded } from "./audit.ts";
import { readToken, removeToken, writeToken } from "./cookie.ts";
import { deviceOf } from "./device.ts";
import type { Colleague, DeskRequest, Endpoint } from "./endpoint.ts";
import { refuseStale } from "./fresh.ts";
import { failedSignIns } from "./limits.ts";
import { shownName } from "./shown-name.ts";
import type { Strangers } from "./strangers.ts";

type Asked = DeskRequest<unknown> & { me: Colleague | undefined; file?: Uint8Array };

/**
 * The cookie alone does not say which page sent a request. Browsers write both headers themselves;
 * the older ones send no Sec-Fetch-Site, but an Origin with every POST.
 */
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

const refuseUninvited = (endpoint: Endpoint, me: Colleague | undefined, now: Date) => {
  if (endpoint.access === "public") return;
  if (!me) throw new Refused("signed-out", "Please sign in.");
  if (endpoint.access !== "signed-in" && !may(me, endpoint.access))
    throw new Refused(
      "not-allowed",
      "Your account does not cover this. An owner of the desk can change that.",
    );
  if (endpoint.fresh) refuseStale(me, now);
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
  if (!length) throw new Refused("invalid", "The file is empty.");
  if (length > most)
    throw new Refused(
      "invalid",
      `This file is larger than ${most / 2 ** 20} MB. Please make it smaller first.`,
    );
  const type = c.req.header("content-type") ?? "";
  if (!/^(image\/[\w.+-]+|application\/octet-stream)$/.test(type))
    throw new Refused("invalid", "Please send the picture itself.");
  return new Uint8Array(await c.req.arrayBuffer());
};

/** A form of another site can send everything but this without asking first. */
const isJson = (c: AppContext) =>
  c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() === "application/json";

const readInput = async (c: AppContext, { access, method, input, fileBytes }: Endpoint) => {
  const inAddress = method === "GET" || fileBytes !== undefined;
  if (!inAddress && !isJson(c)) throw new Refused("invalid", "The desk reads JSON only.");
  const mostValues = access === "public" ? mostEntries : Number.POSITIVE_INFINITY;
  const parsed = input.safeParse(inAddress ? readQuery(c) : await readJson(c, mostValues));
  if (!parsed.success) throw new Refused("invalid", firstMessage(parsed.error));
  return parsed.data;
};

const refuseIfTooOften = (c: AppContext, taken: LimitResult) => {
  if (taken.allowed) return;
  c.header("retry-after", String(taken.retryAfterSeconds));
  throw new Refused(
    "too-many",
    `That was too often. Please try again in ${minutesText(taken.retryAfterSeconds)}.`,
  );
};

/** Whoever fails again and again is told to wait, from memory while that is fresh. */
const refuseFailures = async (c: AppContext, { db }: Deps, failure: unknown) => {
  if (!(failure instanceof Refused)) throw failure;
  c.get("refuseAgain")?.();
  refuseIfTooOften(c, await takeFromNetworks(db, failedSignIns, c.get("clientAddress")));
  throw failure;
};

const makeChange = (change: NonNullable<Endpoint["change"]>, request: Asked) => {
  const { me, db, now } = request;
  const actor = me && { id: me.id, name: shownName(me) };
  return recorded(db, actor, now, (tx) => change({ ...request, db: tx } as never));
};

const answerChange = (c: AppContext, deps: Deps, done: Awaited<ReturnType<typeof makeChange>>) => {
  if (done.cookie === "remove") removeToken(c, deps.settings);
  else if (done.cookie) writeToken(c, deps.settings, done.cookie.token);
  return c.json({ success: true, ...(done.answer as object | undefined) });
};

const carryOut = async (
  deps: Deps,
  endpoint: Endpoint,
  c: AppContext,
  me: Colleague | undefined,
  now: Date,
): Promise<Response> => {
  const input = await readInput(c, endpoint);
  if (endpoint.perPerson && me)
    refuseIfTooOften(c, await takeFromLimit(deps.db, endpoint.perPerson, me.id));
  const device = deviceOf(c.req.header("user-agent"));
  const address = c.get("clientAddress");
  const site = c.get("site");
  const request: Asked = { deps, db: deps.db, now, site, input, me, device, address };
  if (endpoint.fileBytes !== undefined) request.file = await readFile(c, endpoint.fileBytes);
  const { change, around = (given, work) => work(given) } = endpoint;
  if (change) {
    const done = await around(deps, (given) => makeChange(change, { ...request, deps: given }));
    endpoint.afterwards?.(deps);
    return answerChange(c, deps, done);
  }
  const found = await endpoint.read?.(request as never);
  endpoint.afterwards?.(deps);
  if (found instanceof Response) return found;
  return c.json({ success: true, ...(found as object) });
};

/** Every endpoint's way: from our own page, by somebody who may, understood, done and written down. */
export const answerEndpoint = async (
  allDeps: Deps,
  strangers: Strangers,
  endpoint: Endpoint,
  c: AppContext,
): Promise<Response> => {
  refuseForeign(c, allDeps, endpoint.method);
  const now = allDeps.now();
  const token = readToken(c, allDeps.settings);
  const address = c.get("clientAddress");
  const me = token ? await strangers.findSession(token, address, now) : undefined;
  refuseUninvited(endpoint, me, now);
  const deps = me ? allDeps : { ...allDeps, db: strangers.databaseFor(address) };
  const answer = carryOut(deps, endpoint, c, me, now);
  return endpoint.access === "public"
    ? answer.catch((failure: unknown) => refuseFailures(c, deps, failure))
    : answer;
};
