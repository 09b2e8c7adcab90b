import { currentContent } from "#backend/content/current.ts";
import { withContent } from "#backend/content/said.ts";
import type { StaffContext } from "./command.ts";
import { commands, helpText } from "./commands.ts";
import { StaffError } from "./staff-error.ts";

/** What a command printed, and how it ended: 0 well, 1 not, 2 not understood. */
export type Outcome = { exitCode: number; output: string };

const named = (name: string) => (Object.hasOwn(commands, name) ? commands[name] : undefined);

/** The list of commands, when none of them was asked for. It needs no database. */
export const helpInstead = ([name = "help"]: string[]): Outcome | undefined =>
  named(name) ? undefined : { exitCode: name === "help" ? 0 : 2, output: helpText() };

export const runStaffCommand = async (context: StaffContext, args: string[]): Promise<Outcome> => {
  const [name = "", ...rest] = args;
  const command = named(name);
  if (!command) return helpInstead(args) ?? { exitCode: 2, output: "" };
  try {
    // A document that no longer fits is named in the site's own log.
    const content = currentContent(context.db, () => {});
    const output = await withContent(content, () => command.run(context, rest));
    return { exitCode: 0, output };
  } catch (error) {
    if (error instanceof StaffError) return { exitCode: 1, output: `${error.message}\n` };
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith("ERR_PARSE_ARGS"))
      return { exitCode: 2, output: `${(error as Error).message}\n\n${helpText()}` };
    throw error;
  }
};
