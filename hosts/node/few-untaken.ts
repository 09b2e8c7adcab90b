import type { Socket } from "node:net";
import { widestOf } from "#backend/storage/networks.ts";
import { loads } from "./loads.ts";

/** A small machine has a gigabyte for everything. */
const mostBytes = 256 * 2 ** 20;

/** What a connection takes whatever goes over it, and what the system keeps of a longer answer. */
const ofConnection = { least: 64 * 2 ** 10, most: 4 * 2 ** 20 };

/**
 * Whether an answer was taken is known only to the system, which keeps most of a film for whoever
 * does not read it. So each connection counts with the longest answer that it was given. Where that
 * is too much, the network that has most of it loses the connection that was used the longest ago.
 */
export const fewUntaken = (most = mostBytes) => {
  const given = new Map<Socket, { network: string; bytes: number }>();
  const load = loads();

  const leave = (socket: Socket) => {
    const place = given.get(socket);
    if (place && given.delete(socket)) load.add(place.network, -1, -place.bytes);
    return place;
  };

  const endOne = () => {
    const heaviest = load.heaviest();
    for (const [socket, { network }] of given)
      if (network === heaviest) {
        leave(socket);
        // Closed in the usual way, the system would go on keeping what it was given.
        socket.resetAndDestroy();
        return;
      }
  };

  /** A connection of a proxy that serves another network by now has passed on what it had. */
  const count = (socket: Socket, network: string, length: number) => {
    const before = leave(socket);
    if (socket.destroyed) return;
    if (!before) socket.once("close", () => leave(socket));
    const kept = before?.network === network ? before.bytes : ofConnection.least;
    const bytes = Math.min(Math.max(kept, length), ofConnection.most);
    given.set(socket, { network, bytes });
    load.add(network, 1, bytes);
    while (load.all.bytes > most) endOne();
  };

  return {
    /** To be called with each request; what it answers, once the answer was handed over. */
    enter(socket: Socket, address: string) {
      const network = widestOf(address);
      const before = socket.bytesWritten;
      count(socket, network, 0);
      return () => count(socket, network, socket.bytesWritten - before);
    },
  };
};
