import { mkdir, open, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Env } from "#backend/env.ts";
import type { Transport } from "./mail.ts";
import { composeRaw, smtpTransport } from "./smtp.ts";

/** Named by the Message-ID: a second delivery of the same mail replaces the first. */
export const filesTransport = (folder: string, from: string): Transport => ({
  async deliver(mail) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = mail.date.toISOString().replaceAll(/[:.]/g, "-");
    const name = `${stamp}-${mail.messageId.replaceAll(/[^\w.@-]/g, "")}.eml`;
    const draft = join(folder, `.${name}.draft`);
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(await composeRaw(mail, from));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  },
  close() {},
});

type MailEnv = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

export const mailFolder = (env: MailEnv): string | undefined =>
  env.SMTP_URL ? undefined : join(resolve(env.DATA_DIR), "mail");

export const openTransport = (env: MailEnv): Transport =>
  env.SMTP_URL
    ? smtpTransport(env.SMTP_URL, env.MAIL_FROM)
    : filesTransport(join(resolve(env.DATA_DIR), "mail"), env.MAIL_FROM);
