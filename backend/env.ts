import { isIP } from "node:net";
import { z } from "zod";
import { parseFeeRate } from "#rules/checkout-fields.ts";
import { emailAddress } from "#rules/email.ts";
import { organisation } from "#rules/organisation.ts";
import { functionsPath, isLocalAddress, type Settings } from "./settings.ts";
import { isLiveKey, stripeKeyPrefixes } from "./stripe-key.ts";

export class EnvError extends Error {
  override name = "EnvError";
}

const url = (protocols: string[], example: string) => {
  const error = `must be an address such as ${example}`;
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(scheme(text)), {
    error,
    abort: true,
  });
};
const scheme = (text: string) => new URL(text).protocol.slice(0, -1);

const startsWith = (prefixes: string[]) =>
  z
    .string()
    .refine(
      (text) => prefixes.some((prefix) => text.startsWith(prefix) && text.length > prefix.length),
      `must start with ${prefixes.join(" or ")}`,
    );

const mailbox = z.string().refine((text) => emailAddress.safeParse(text).success, {
  error: "must be one email address",
});

/** The site lives at the root of its address: links are built by appending a path. */
const siteAddress = url(["http", "https"], "https://circleurban.example")
  .refine((text) => {
    const { pathname, search, hash, username } = new URL(text);
    return pathname === "/" && !search && !hash && !username;
  }, "must be an address without a path, such as https://circleurban.example")
  .transform((text) => new URL(text).origin);

const functionsAddress = url(["http", "https"], "https://api.circleurban.example/functions/v1")
  .refine(
    (text) => new URL(text).pathname.endsWith(functionsPath),
    `must end with ${functionsPath}`,
  )
  .transform((text) => new URL(text).href);

const isNetwork = (text: string) => {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && +prefix <= (family === 4 ? 32 : 128));
};

const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

const networks = list.refine(
  (all) => all.every(isNetwork),
  "must be a comma-separated list of addresses or networks such as 10.0.0.0/8",
);

/** Browsers write an origin in one spelling: no path, no slash at the end, small letters. */
const origins = list
  .refine(
    (all) => all.every((text) => siteAddress.safeParse(text).success),
    "must be a comma-separated list of addresses without a path, such as https://partner.example",
  )
  .transform((all) => all.map((text) => new URL(text).origin));

const isEncoded = (text: string) => {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
};

/** Whoever may read the mailbox has a name and a password there. */
const imapAddress = url(["imap", "imaps"], "imaps://user:password@mail.example:993").refine(
  (text) => {
    const { username, password, pathname } = new URL(text);
    return isEncoded(username) && isEncoded(password) && (!pathname || isEncoded(pathname));
  },
  "must hold a name and a password, with %40 for @, %3A for :, %2F for / and %25 for %",
);

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && +text >= 1 && +text <= 65_535, {
    error: "must be a port number from 1 to 65535",
  })
  .transform(Number);

const cardFee = z.string().transform((text, context) => {
  const rate = text === "off" ? null : parseFeeRate(text);
  if (rate !== undefined) return rate;
  context.addIssue({ code: "custom", message: "must be off, or a rate such as 2.9% + 0.30" });
  return z.NEVER;
});

const settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("data"),
  SITE_URL: siteAddress.optional(),
  FUNCTIONS_URL: functionsAddress.optional(),
  DATABASE_URL: url(
    ["postgres", "postgresql"],
    "postgres://circle@localhost:5432/circle",
  ).optional(),
  SMTP_URL: url(["smtp", "smtps"], "smtps://user:password@mail.example:465").optional(),
  MAIL_FROM: mailbox.default(organisation.email),
  STAFF_EMAIL: mailbox.optional(),
  INBOX_IMAP_URL: imapAddress.optional(),
  BOUNCE_IMAP_URL: imapAddress.optional(),
  STRIPE_SECRET_KEY: startsWith(stripeKeyPrefixes).optional(),
  STRIPE_WEBHOOK_SECRET: startsWith(["whsec_"]).optional(),
  STRIPE_API_BASE: url(["http", "https"], "https://api.stripe.com").optional(),
  CARD_FEE: cardFee.default({ share: 2900, fixedCents: 30 }),
  DEPLOY_HOOK_URL: url(["http", "https"], "https://host.example/hooks/…").optional(),
  TEST_CHECKOUT: z.enum(["on", "off"], "must be on or off").optional(),
  ALLOWED_ORIGINS: origins.default([]),
  TRUSTED_PROXIES: networks.default([]),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters").optional(),
});

export const settingNames = Object.keys(settings.shape);

const schema = settings
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}` }))
  .transform((env) => ({
    ...env,
    FUNCTIONS_URL: env.FUNCTIONS_URL ?? `${env.SITE_URL}${functionsPath}`,
    // It writes to whatever address is typed into it: in public only where somebody wants that.
    TEST_CHECKOUT: env.TEST_CHECKOUT ?? (isLocalAddress(env.SITE_URL) ? "on" : "off"),
  }));

export type Env = z.infer<typeof schema>;

/** With a live key nothing may pretend to work: without these, gifts or receipts would be lost. */
const neededForRealGifts = [
  "STRIPE_WEBHOOK_SECRET",
  "DATABASE_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "SITE_URL",
];

type Source = Record<string, string | undefined>;

/** An empty value is how shells, .env files and container settings write "not set". */
const givenIn = (source: Source) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));

/** Judged by the key alone: whatever else is set or forgotten, a live key charges cards. */
const missingForRealGifts = (given: Source): string[] => {
  if (!isLiveKey(given.STRIPE_SECRET_KEY ?? "")) return [];
  const missing = neededForRealGifts.filter((name) => !given[name]);
  const wrong = ["SITE_URL", "FUNCTIONS_URL", "STRIPE_API_BASE"].flatMap((name) => {
    const address = given[name];
    if (address === undefined || !URL.canParse(address)) return [];
    if (scheme(address) !== "https") return [`${name} must start with https://`];
    const forDonors = name !== "STRIPE_API_BASE";
    return forDonors && isLocalAddress(address)
      ? [`${name} must be an address that donors can open`]
      : [];
  });
  return [...(missing.length > 0 ? [`${missing.join(", ")} must be set`] : []), ...wrong].map(
    (problem) => `${problem}, because STRIPE_SECRET_KEY is a live key.`,
  );
};

const parse = <Schema extends z.ZodType>(
  wanted: Schema,
  source: Source,
  missing: string[] = [],
): z.output<Schema> => {
  const result = wanted.safeParse(givenIn(source));
  // The value itself may be a secret: only the name is printed.
  const wrong = (result.error?.issues ?? []).map(
    ({ path, message }) => `${String(path[0])} ${message}.`,
  );
  if (result.success && missing.length === 0) return result.data;
  throw new EnvError([...wrong, ...missing].join("\n"));
};

export const readEnv = (source: Source): Env =>
  parse(schema, source, missingForRealGifts(givenIn(source)));

/** Who reads a mailbox is often called by its address. */
const addressIn = (imapUrl: string | undefined) => {
  const name = imapUrl && decodeURIComponent(new URL(imapUrl).username);
  return emailAddress.safeParse(name).data;
};

export const settingsFrom = (env: Env): Settings => ({
  siteUrl: env.SITE_URL,
  functionsUrl: env.FUNCTIONS_URL,
  allowedOrigins: env.ALLOWED_ORIGINS,
  mailFrom: env.MAIL_FROM,
  staffEmail: env.STAFF_EMAIL,
  emailGoesToFiles: !env.SMTP_URL,
  readsAnswers: env.INBOX_IMAP_URL !== undefined,
  bounceAddress: addressIn(env.BOUNCE_IMAP_URL),
  cardFee: env.CARD_FEE ?? undefined,
});

const shortestKey = 24;

/** The hosted network lets nothing out to the ports that spam is sent through. */
const isBlocked = (smtpUrl: string, host: string | undefined) => {
  if (!host?.endsWith(".supabase.co")) return false;
  const { port, protocol } = new URL(smtpUrl);
  return ["25", "587"].includes(port || (protocol === "smtps:" ? "465" : "587"));
};

/** Without a disk and a process that stays: what the Node process can do without is needed here. */
export const readHostedEnv = (source: Source) => {
  const { SUPABASE_URL, SUPABASE_DB_URL, SCHEDULE_KEY = "" } = source;
  const DATABASE_URL = source.DATABASE_URL || SUPABASE_DB_URL;
  const FUNCTIONS_URL =
    source.FUNCTIONS_URL || (SUPABASE_URL && `${SUPABASE_URL}${functionsPath}`) || undefined;
  const needed = { SITE_URL: source.SITE_URL, SMTP_URL: source.SMTP_URL, DATABASE_URL };
  const missing = Object.entries(needed).filter(([, value]) => !value?.trim());
  if (missing.length > 0)
    throw new EnvError(`${missing.map(([name]) => name).join(", ")} must be set.`);
  if (SCHEDULE_KEY.length < shortestKey)
    throw new EnvError(`SCHEDULE_KEY must be a secret of at least ${shortestKey} characters.`);
  const env = readEnv({ ...source, DATABASE_URL, FUNCTIONS_URL, NODE_ENV: "production" });
  if (isBlocked(env.SMTP_URL ?? "", SUPABASE_URL && new URL(SUPABASE_URL).hostname))
    throw new EnvError("SMTP_URL must name port 465 or 2525: ports 25 and 587 are shut there.");
  return {
    ...env,
    DATABASE_URL: env.DATABASE_URL ?? "",
    SMTP_URL: env.SMTP_URL ?? "",
    SCHEDULE_KEY,
  };
};

const buildSettings = z.object({
  VITE_FUNCTIONS_URL: functionsAddress.optional(),
  VITE_FUNCTIONS_KEY: z.string().optional(),
  VITE_VOLUNTEER_DELIVERY: z.enum(["page", "server"], "must be page or server").optional(),
});

export const buildSettingNames = Object.keys(buildSettings.shape);

export const readBuildEnv = (source: Source) => parse(buildSettings, source);
