import type { ServerResponse } from "node:http";
import { widestOf } from "#backend/storage/networks.ts";

/** A whole school that sends its forms at once; a browser waits for six answers at most. */
const mostOfNetwork = 200;

/** Each may bring a body of a hundred kilobytes, and a small machine has a gigabyte for everything. */
const mostOfAll = 2_000;

/**
 * How many requests of one network, and of all, are being answered. Thousands that are begun
 * together, over many connections, would each cost a millisecond before the first of them is
 * refused, and everybody else would wait for all of them.
 */
export const fewUnanswered = () => {
  let all = 0;
  const unanswered = new Map<string, number>();
  /** Whether there is room for one more, which then holds its place until it is answered. */
  return (address: string, response: ServerResponse): boolean => {
    const network = widestOf(address);
    const now = unanswered.get(network) ?? 0;
    if (now >= mostOfNetwork || all >= mostOfAll) return false;
    unanswered.set(network, now + 1);
    all += 1;
    response.once("close", () => {
      all -= 1;
      const left = (unanswered.get(network) ?? 1) - 1;
      if (left > 0) unanswered.set(network, left);
      else unanswered.delete(network);
    });
    return true;
  };
};
