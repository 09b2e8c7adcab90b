import { isbot } from "isbot";

/** As Node gives them: by names in small letters. */
export type VisitHeaders = Readonly<Record<string, string | string[] | undefined>>;

type Device = "phone" | "desktop";

const textOf = (headers: VisitHeaders, name: string) => {
  const value = headers[name];
  return typeof value === "string" ? value : "";
};

/** Who asks not to be counted is not, in any way. */
export const refusesCounting = (headers: VisitHeaders) =>
  headers["sec-gpc"] === "1" || headers.dnt === "1";

/** Fetched before anybody wants it: the page itself says when somebody does. */
export const isFetchedAhead = (headers: VisitHeaders) =>
  String(headers["sec-purpose"] ?? "").startsWith("prefetch") || headers.purpose === "prefetch";

const mobile = /Android|iPhone|iPad|iPod|Mobile|Opera M(?:ini|obi)|IEMobile/i;

type Browser = {
  /** Short, because it is hashed with every address. */
  id: string;
  device: Device;
};

/** Browsers have a few hundred names; the bound is for those who send any number. */
const mostRemembered = 1000;
const remembered = new Map<string, Browser | null>();

/** Null for a robot. To tell one takes ten times as long as all the rest of counting. */
const browserOf = (userAgent: string): Browser | null => {
  const known = remembered.get(userAgent);
  if (known !== undefined) return known;
  const isRobot = userAgent === "" || isbot(userAgent);
  const device: Device = mobile.test(userAgent) ? "phone" : "desktop";
  const isRoom = remembered.size < mostRemembered;
  const browser = isRobot ? null : { id: isRoom ? String(remembered.size) : userAgent, device };
  if (isRoom) remembered.set(userAgent, browser);
  return browser;
};

/** The language that a browser asks for first, without its country. */
const languageOf = (headers: VisitHeaders) =>
  /^[a-z]{2,3}(?![a-z])/i.exec(textOf(headers, "accept-language"))?.[0].toLowerCase();

export const describeVisitor = (headers: VisitHeaders) => {
  const browser = browserOf(textOf(headers, "user-agent"));
  return browser && { ...browser, language: languageOf(headers) };
};

const isHostName = /^(?=.{1,100}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** The name of the other site, and nothing else of its address. Apps name themselves otherwise. */
export const otherSite = (address: string, ours: ReadonlySet<string>, asked?: unknown): string => {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return "";
  const { hostname, host } = new URL(address);
  if (host === asked) return "";
  const name = hostname.replace(/^(?:www|m|l|lm)\.(?=.*\.)/, "");
  return isHostName.test(name) && !ours.has(name) ? name : "";
};

/** A token or an email address in a path would be somebody's. */
const isPlainPath = /^\/[\w./~-]{0,119}$/;
const hasToken = /\d{7}|[\da-f-]{20}|\w{24}/i;

/** What somebody looked for, where it can be written down. */
export const missingPath = (path: string): string | undefined =>
  isPlainPath.test(path) && !hasToken.test(path) ? path : undefined;
