import type { IncomingMessage } from "node:http";
import { widestOf } from "#backend/storage/networks.ts";

/** A whole school that sends its forms at once; a browser waits for six answers at most. */
const mostOfNetwork = 200;

/** Each may bring a body of a hundred kilobytes, and a small machine has a gigabyte for everything. */
const mostOfAll = 2_000;

/** A household or an office, which has room however many others there are. */
const alwaysOfNetwork = 20;

/** Whoever takes longer to send costs next to nothing meanwhile, and keeps nobody else out. */
const bodyMs = 500;

/**
 * How many requests of one network, and of all, are being worked on. Thousands that are begun
 * together, over many connections, would each cost a millisecond before the first of them is
 * refused, and everybody else would wait for all of them.
 */
export const fewAtOnce = () => {
  const networks = new Map<string, number>();
  const begun = new Map<IncomingMessage, { network: string; timer: NodeJS.Timeout }>();

  const leave = (request: IncomingMessage) => {
    const place = begun.get(request);
    if (!place) return;
    const { network, timer } = place;
    clearTimeout(timer);
    begun.delete(request);
    const left = (networks.get(network) ?? 1) - 1;
    if (left > 0) networks.set(network, left);
    else networks.delete(network);
  };

  return {
    /** Whether there is room for one more, which then has to leave. */
    enter(request: IncomingMessage, address: string): boolean {
      const network = widestOf(address);
      const now = networks.get(network) ?? 0;
      if (now >= (begun.size < mostOfAll ? mostOfNetwork : alwaysOfNetwork)) return false;
      const timer = setTimeout(() => request.complete || leave(request), bodyMs).unref();
      networks.set(network, now + 1);
      begun.set(request, { network, timer });
      return true;
    },
    /** Its answer is made, whether or not anybody reads it. */
    leave,
  };
};
