/** One rule of the HTTP Observatory, applied. */
export type Finding = { rule: string; result: string; points: number };

type Page = { headers: Headers; html: string };

const tooBroad = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];
const inline = ["'unsafe-inline'", "data:"];

const parsePolicy = (text: string) =>
  new Map(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources] as const),
  );

/** As browsers do: where there is a nonce or a hash, 'unsafe-inline' counts for nothing. */
const effective = (sources: readonly string[]) =>
  sources.some((source) => /^'(nonce|sha(256|384|512))-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

const policyFinding = (header: string | null): Finding => {
  const finding = (result: string, points: number) => ({
    rule: "Content Security Policy",
    result,
    points,
  });
  if (!header) return finding("not implemented", -25);
  const policy = parsePolicy(header);
  const sources = (name: string) =>
    effective(policy.get(name) ?? policy.get("default-src") ?? ["*"]);
  const allows = (name: string, unsafe: readonly string[]) =>
    sources(name).some((source) => unsafe.includes(source));
  const plainHttp = (names: string[]) =>
    names.some((name) => sources(name).some((source) => /^(http|ftp):/.test(source)));

  if (allows("script-src", [...tooBroad, ...inline]) || allows("object-src", tooBroad))
    return finding("unsafe scripts or objects", -20);
  if (plainHttp(["script-src", "style-src", "connect-src", "font-src", "form-action"]))
    return finding("active content over http", -20);
  if ([...sources("script-src"), ...sources("style-src")].includes("'unsafe-eval'"))
    return finding("unsafe-eval", -10);
  if (plainHttp(["img-src", "media-src"])) return finding("pictures or films over http", -10);
  if (allows("style-src", [...tooBroad, ...inline])) return finding("unsafe styles", 0);
  return policy.get("default-src")?.join() === "'none'"
    ? finding("nothing unsafe, default-src 'none'", 10)
    : finding("nothing unsafe", 5);
};

const cookiesFinding = (headers: Headers): Finding => {
  const cookies = headers.getSetCookie();
  const every = (pattern: RegExp) => cookies.every((cookie) => pattern.test(cookie));
  const rule = "Cookies";
  if (cookies.length === 0) return { rule, result: "none set", points: 0 };
  if (!every(/;\s*secure/i)) return { rule, result: "without Secure", points: -20 };
  if (!every(/;\s*httponly/i)) return { rule, result: "without HttpOnly", points: -30 };
  return every(/;\s*samesite=(lax|strict)/i)
    ? { rule, result: "Secure, HttpOnly, SameSite", points: 5 }
    : { rule, result: "Secure, HttpOnly", points: 0 };
};

const sharingFinding = (headers: Headers): Finding => {
  const rule = "Cross-Origin Resource Sharing";
  const origin = headers.get("access-control-allow-origin");
  if (origin === null) return { rule, result: "not offered", points: 0 };
  const withCredentials = headers.get("access-control-allow-credentials") === "true";
  return withCredentials
    ? { rule, result: `credentials for ${origin}`, points: -50 }
    : { rule, result: `public (${origin}), no credentials`, points: 0 };
};

const transportFinding = (headers: Headers): Finding => {
  const rule = "Strict-Transport-Security";
  const header = headers.get("strict-transport-security");
  if (!header) return { rule, result: "not implemented", points: -20 };
  const age = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? 0);
  return age >= 15_768_000
    ? { rule, result: `${age} s`, points: 0 }
    : { rule, result: `only ${age} s`, points: -10 };
};

const referrerFinding = (headers: Headers): Finding => {
  const rule = "Referrer-Policy";
  const value = headers.get("referrer-policy")?.split(",").at(-1)?.trim();
  if (!value) return { rule, result: "not implemented", points: 0 };
  const isPrivate =
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value);
  return { rule, result: value, points: isPrivate ? 5 : -5 };
};

const scriptsFinding = (html: string): Finding => {
  const rule = "Subresource Integrity";
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"([^>]*)>/gi)];
  if (foreign.length === 0) return { rule, result: "all scripts are our own", points: 0 };
  return foreign.every(([element]) => /\sintegrity=/.test(element))
    ? { rule, result: "on all foreign scripts", points: 5 }
    : { rule, result: "foreign scripts without it", points: -5 };
};

const sniffingFinding = (headers: Headers): Finding => {
  const right = headers.get("x-content-type-options")?.trim().toLowerCase() === "nosniff";
  return {
    rule: "X-Content-Type-Options",
    result: right ? "nosniff" : "missing or wrong",
    points: right ? 0 : -5,
  };
};

const framesFinding = (headers: Headers): Finding => {
  const rule = "X-Frame-Options";
  const ancestors = parsePolicy(headers.get("content-security-policy") ?? "").get(
    "frame-ancestors",
  );
  if (ancestors && !ancestors.some((source) => tooBroad.includes(source)))
    return { rule, result: `frame-ancestors ${ancestors.join(" ")}`, points: 5 };
  const value = headers.get("x-frame-options") ?? "";
  return /^(deny|sameorigin)$/i.test(value)
    ? { rule, result: value, points: 5 }
    : { rule, result: "missing or wrong", points: -20 };
};

const resourceFinding = (headers: Headers): Finding => {
  const rule = "Cross-Origin-Resource-Policy";
  const value = headers.get("cross-origin-resource-policy");
  if (!value) return { rule, result: "not implemented", points: 0 };
  if (/^same-(origin|site)$/.test(value)) return { rule, result: value, points: 10 };
  return { rule, result: value, points: value === "cross-origin" ? 0 : -5 };
};

const grades: [least: number, grade: string][] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
];

/**
 * The published scoring of the HTTP Observatory: everybody starts with 100; points above that
 * count only for whoever keeps at least 90 without them. Redirection from http is the business of
 * what terminates TLS in front of us, and scores 0 there when it is done right.
 */
export const observe = ({ headers, html }: Page) => {
  const findings = [
    policyFinding(headers.get("content-security-policy")),
    cookiesFinding(headers),
    sharingFinding(headers),
    transportFinding(headers),
    referrerFinding(headers),
    scriptsFinding(html),
    sniffingFinding(headers),
    framesFinding(headers),
    resourceFinding(headers),
  ];
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 100);
  const bare = sum(findings.map(({ points }) => Math.min(0, points)));
  const score = Math.max(0, bare >= 90 ? sum(findings.map(({ points }) => points)) : bare);
  const grade = grades.find(([least]) => score >= least)?.[1] ?? "F";
  return { findings, score, grade };
};
