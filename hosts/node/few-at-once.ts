import type { IncomingMessage } from "node:http";
import { widestOf } from "#backend/storage/networks.ts";

/** A whole school that sends its forms at once; a browser waits for six answers at most. */
const mostOfNetwork = 200;

const mostOfAll = 2_000;

/** Of bodies, which are read, checked and shown again: a small machine has a gigabyte for everything. */
const mostBytes = { ofNetwork: 4 * 2 ** 20, ofAll: 32 * 2 ** 20 };
/** One without a length is as long as a form may be; no document and no picture counts for more. */
const longestCounted = 96 * 1024;

/** A household or an office, which has room however many others there are. */
const alwaysOfNetwork = 20;

/** Whoever takes longer to send costs next to nothing meanwhile, and keeps nobody else out. */
const bodyMs = 500;

type Load = { requests: number; bytes: number };

const bytesOf = ({ method, headers }: IncomingMessage) => {
  if (method !== "POST") return 0;
  return Math.min(Number(headers["content-length"] ?? longestCounted), longestCounted);
};

/**
 * How many requests of one network, and of all, are being worked on. Thousands that are begun
 * together, over many connections, would each cost a millisecond before the first of them is
 * refused, and everybody else would wait for all of them.
 */
export const fewAtOnce = () => {
  const networks = new Map<string, Load>();
  const begun = new Map<
    IncomingMessage,
    { network: string; bytes: number; timer: NodeJS.Timeout }
  >();
  const all: Load = { requests: 0, bytes: 0 };

  const add = (network: string, requests: number, bytes: number) => {
    const own = networks.get(network) ?? { requests: 0, bytes: 0 };
    for (const load of [own, all]) {
      load.requests += requests;
      load.bytes += bytes;
    }
    if (own.requests > 0) networks.set(network, own);
    else networks.delete(network);
  };

  const leave = (request: IncomingMessage) => {
    const place = begun.get(request);
    if (!place) return;
    const { network, bytes, timer } = place;
    clearTimeout(timer);
    begun.delete(request);
    add(network, -1, -bytes);
  };

  const hasRoom = (network: string, bytes: number) => {
    const own = networks.get(network) ?? { requests: 0, bytes: 0 };
    if (own.requests < alwaysOfNetwork) return true;
    const isCalm = all.requests < mostOfAll && all.bytes + bytes <= mostBytes.ofAll;
    return isCalm && own.requests < mostOfNetwork && own.bytes + bytes <= mostBytes.ofNetwork;
  };

  return {
    /** Whether there is room for one more, which then has to leave. */
    enter(request: IncomingMessage, address: string): boolean {
      const network = widestOf(address);
      const bytes = bytesOf(request);
      if (!hasRoom(network, bytes)) return false;
      const timer = setTimeout(() => request.complete || leave(request), bodyMs).unref();
      add(network, 1, bytes);
      begun.set(request, { network, bytes, timer });
      return true;
    },
    /** Its answer is made, whether or not anybody reads it. */
    leave,
  };
};
