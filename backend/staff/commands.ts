import { gifts } from "#backend/giving/staff.ts";
import { statement } from "#backend/giving/staff-statement.ts";
import { messages } from "#backend/inbox/staff.ts";
import { mail } from "#backend/mail/staff.ts";
import { subscribers } from "#backend/newsletter/staff.ts";
import { backup } from "#backend/storage/backup.ts";
import { restore } from "#backend/storage/restore.ts";
import { retention } from "#backend/storage/retention.ts";
import type { StaffCommand } from "./command.ts";

/** Every command of `npm run staff`, by its first word. */
export const commands: Record<string, StaffCommand> = {
  messages,
  gifts,
  statement,
  mail,
  subscribers,
  backup,
  restore,
  retention,
};

export const helpText = () => {
  const lines = Object.values(commands).flatMap(({ help }) => help);
  const width = Math.max(...lines.map(([usage]) => usage.length));
  const list = lines.map(([usage, meaning]) => `  ${usage.padEnd(width)}  ${meaning}`);
  return `npm run staff -- COMMAND\n\n${list.join("\n")}\n`;
};
