import { EnvError, readEnv } from "#backend/env.ts";
import { functionsPath } from "#backend/http/app.ts";

const shortestKey = 24;

/** The hosted network lets nothing out to the ports that spam is sent through. */
const isShut = (smtpUrl: string, host: string | undefined) => {
  if (!host?.endsWith(".supabase.co")) return false;
  const { port, protocol } = new URL(smtpUrl);
  return ["25", "587"].includes(port || (protocol === "smtps:" ? "465" : "587"));
};

/**
 * The settings of the Node process, as hosted functions get them. There is no disk and no process
 * that stays, so what the Node process can do without is needed here.
 */
export const readHostedEnv = (source: Record<string, string | undefined>) => {
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
  if (isShut(env.SMTP_URL ?? "", SUPABASE_URL && new URL(SUPABASE_URL).hostname))
    throw new EnvError("SMTP_URL must name port 465 or 2525: ports 25 and 587 are shut there.");
  return {
    ...env,
    DATABASE_URL: env.DATABASE_URL ?? "",
    SMTP_URL: env.SMTP_URL ?? "",
    FUNCTIONS_URL: env.FUNCTIONS_URL ?? `${env.SITE_URL}${functionsPath}`,
    SCHEDULE_KEY,
  };
};
