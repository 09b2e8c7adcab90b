import { join, resolve } from "node:path";
import type { Env } from "#backend/env.ts";
import { filesTransport } from "./files.ts";
import type { Transport } from "./mail.ts";
import { smtpTransport } from "./smtp.ts";

type MailEnv = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

export const mailFolder = (env: MailEnv): string | undefined =>
  env.SMTP_URL ? undefined : join(resolve(env.DATA_DIR), "mail");

export const openTransport = (env: MailEnv): Transport =>
  env.SMTP_URL
    ? smtpTransport(env.SMTP_URL, env.MAIL_FROM)
    : filesTransport(join(resolve(env.DATA_DIR), "mail"), env.MAIL_FROM);
