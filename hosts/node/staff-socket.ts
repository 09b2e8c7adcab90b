import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { commands, type Outcome, runStaffCommand } from "#backend/commands.ts";
import type { Log } from "#backend/log.ts";
import type { StaffContext } from "#backend/terminal/command.ts";
import { type StaffRequest, socketIn } from "./running-site.ts";

export const openStaffSocket = async (
  dataDirectory: string,
  context: Omit<StaffContext, "cwd" | "now">,
  log: Log,
): Promise<{ close(): Promise<void> }> => {
  const socket = socketIn(dataDirectory);
  const server = createServer(async (incoming, answer) => {
    try {
      let body = "";
      for await (const chunk of incoming) body += chunk;
      const { args, cwd } = JSON.parse(body) as StaffRequest;
      const outcome = await answerRequest({ ...context, cwd, now: new Date() }, args);
      answer.end(JSON.stringify(outcome));
    } catch (error) {
      log("staff command failed", { reason: String(error) });
      const output = `It could not be done: ${error instanceof Error ? error.message : error}\n`;
      answer.end(JSON.stringify({ exitCode: 1, output } satisfies Outcome));
    }
  });
  // We hold the folder's lock, so a socket that lies there belongs to nobody.
  rmSync(socket, { force: true });
  await new Promise<void>((resolve) => {
    server.once("error", (error) => {
      // The site does not need it; staff are told to stop the site first.
      log("staff socket closed", { reason: error.message });
      resolve();
    });
    const mask = process.umask(0o177);
    server.listen(socket, resolve);
    process.umask(mask);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const answerRequest = async (context: StaffContext, args: string[]): Promise<Outcome> => {
  const [name = "", ...rest] = args;
  if (Object.hasOwn(commands, name) && commands[name]?.alone?.(rest))
    return {
      exitCode: 1,
      output: `Please stop the site first: ${name} needs the data to itself.\n`,
    };
  return runStaffCommand(context, args);
};
