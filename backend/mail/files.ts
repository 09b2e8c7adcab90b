import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { composeRaw } from "./compose.ts";
import type { Transport } from "./mail.ts";

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
