import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Waits until a child has printed `ready`. One that ends before has its output in the error. */
export const whenReady = async (child: ChildProcess, ready: string) => {
  let output = "";
  const exited = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
        if (output.includes(ready)) resolve();
      });
    exited.then(() => reject(new Error(`The process ended: ${output}`)));
  });
  return {
    output: () => output,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await exited;
    },
  };
};
