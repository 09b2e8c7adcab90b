import { once } from "node:events";
import { createServer } from "node:net";

// Below the ports that systems lend to connections: none of those takes one that a server has left
// for a moment. Each process walks a slice of its own, so two do not choose the same.
const slice = 64;
let next = 11_000 + (process.pid % 320) * slice;

const isFree = async (port: number) => {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
};

/** A port of this machine that nobody listens on, and that a server may leave and take again. */
export const freePort = async (): Promise<number> => {
  next = next < 31_999 ? next + 1 : 11_000;
  const port = next;
  return (await isFree(port)) ? port : freePort();
};
