import { spawn } from "node:child_process";

type Options = {
  env?: Record<string, string>;
  /** Another command writes to the same terminal: no progress is drawn over what that one wrote. */
  beside?: boolean;
};

/** Runs a command in the project's folder with its output visible; resolves to its exit code. */
export const run = (command: string, args: string[], { env, beside }: Options = {}) =>
  new Promise<number>((resolve) => {
    const output = beside ? "pipe" : "inherit";
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", output, output],
    });
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
    child.once("error", (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
