import { content } from "#backend/content/staff-commands.ts";
import { invite } from "#backend/desk/staff-commands.ts";
import { doctor } from "#backend/doctor/staff-commands.ts";
import { gifts } from "#backend/giving/staff-commands.ts";
import { statement } from "#backend/giving/statement-commands.ts";
import { messages } from "#backend/inbox/staff-commands.ts";
import { mail } from "#backend/mail/staff-commands.ts";
import { subscribers } from "#backend/newsletter/staff-commands.ts";
import { backup, restore, retention } from "#backend/storage/staff-commands.ts";
import type { StaffCommand } from "./command.ts";

/** Every command of `npm run staff`, by its first word. */
export const commands: Record<string, StaffCommand> = {
  messages,
  gifts,
  statement,
  mail,
  subscribers,
  content,
  backup,
  restore,
  retention,
  invite,
  doctor,
};

export const helpText = () => {
  const lines = Object.values(commands).flatMap(({ help }) => help);
  const width = Math.max(...lines.map(([usage]) => usage.length));
  const list = lines.map(([usage, meaning]) => `  ${usage.padEnd(width)}  ${meaning}`);
  return `npm run staff -- COMMAND\n\n${list.join("\n")}\n`;
};
