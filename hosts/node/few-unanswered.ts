import type { ServerResponse } from "node:http";
import { narrowestOf } from "#backend/storage/networks.ts";

/** A whole school that sends its forms at once; a browser waits for six answers at most. */
const mostUnanswered = 200;

/**
 * How many requests of one network are being answered. Thousands that are begun together, over many
 * connections, would each cost a millisecond before the first of them is refused, and everybody
 * else would wait for all of them.
 */
export const fewUnanswered = (most = mostUnanswered) => {
  const unanswered = new Map<string, number>();
  /** Whether there is room for one more, which then holds its place until it is answered. */
  return (address: string, response: ServerResponse): boolean => {
    const network = narrowestOf(address);
    const now = unanswered.get(network) ?? 0;
    if (now >= most) return false;
    unanswered.set(network, now + 1);
    response.once("close", () => {
      const left = (unanswered.get(network) ?? 1) - 1;
      if (left > 0) unanswered.set(network, left);
      else unanswered.delete(network);
    });
    return true;
  };
};
