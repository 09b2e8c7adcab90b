import { backup } from "./backup.ts";
import type { StaffCommand } from "./command.ts";
import { gifts } from "./gifts.ts";
import { mail } from "./mail.ts";
import { messages } from "./messages.ts";
import { restore } from "./restore.ts";
import { retention } from "./retention.ts";
import { statement } from "./statement.ts";
import { subscribers } from "./subscribers.ts";

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
