import { Refused } from "./refused.ts";
import { subjects } from "./subjects.ts";
import type { StaffCommand, StaffContext } from "./terminal/command.ts";
import { backup, doctor, restore, retention } from "./upkeep/commands.ts";

export const commands: Readonly<Record<string, StaffCommand>> = Object.assign(
  {},
  ...subjects.map((subject) => subject.commands),
  { backup, restore, retention, doctor },
);

const helpText = () => {
  const lines = Object.values(commands).flatMap(({ help }) => help);
  const width = Math.max(...lines.map(([usage]) => usage.length));
  const list = lines.map(([usage, meaning]) => `  ${usage.padEnd(width)}  ${meaning}`);
  return `npm run staff -- COMMAND\n\n${list.join("\n")}\n`;
};

/** What a command printed, and how it ended: 0 well, 1 not, 2 not understood. */
export type Outcome = { exitCode: number; output: string };

const named = (name: string) => (Object.hasOwn(commands, name) ? commands[name] : undefined);

export const helpInstead = ([name = "help"]: string[]): Outcome | undefined =>
  named(name) ? undefined : { exitCode: name === "help" ? 0 : 2, output: helpText() };

export const runStaffCommand = async (context: StaffContext, args: string[]): Promise<Outcome> => {
  const [name = "", ...rest] = args;
  const command = named(name);
  if (!command) return helpInstead(args) ?? { exitCode: 2, output: "" };
  try {
    return { exitCode: 0, output: await command.run(context, rest) };
  } catch (error) {
    if (error instanceof Refused) return { exitCode: 1, output: `${error.message}\n` };
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith("ERR_PARSE_ARGS"))
      return { exitCode: 2, output: `${(error as Error).message}\n\n${helpText()}` };
    throw error;
  }
};
