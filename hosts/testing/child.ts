import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/**
 * What a process needs to run and nothing more, so that no setting of this machine reaches it. The
 * compiled modules of the process before it save half of a start.
 */
export const bareEnvironment = () => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
};

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
