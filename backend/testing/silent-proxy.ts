import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/**
 * Stands before a server and can go silent as a firewall does that has forgotten its connections:
 * nothing passes, nothing is closed, nobody is told.
 */
export const startSilentProxy = async (port: number) => {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on("error", () => {});
    near.on("close", () => sockets.delete(near));
    if (silent) return;
    const far = connect(port, "127.0.0.1");
    sockets.add(far);
    far.on("error", () => near.destroy());
    far.on("close", () => {
      sockets.delete(far);
      // What was silent stays so: only the other end's own limit ends it.
      if (!silent) near.destroy();
    });
    near.on("close", () => far.destroy());
    near.on("data", (chunk) => silent || far.write(chunk));
    far.on("data", (chunk) => silent || near.write(chunk));
    lost.add(() => {
      near.removeAllListeners("data");
      far.removeAllListeners("data");
    });
  });
  const lost = new Set<() => void>();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    /** From now on nothing passes. */
    silence() {
      silent = true;
    },
    /** New connections pass again; those that were silent stay lost. */
    resume() {
      for (const lose of lost) lose();
      lost.clear();
      silent = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
