import type { IncomingMessage } from "node:http";
import { widestOf } from "#backend/storage/networks.ts";
import { loads } from "./loads.ts";

/** A whole school that sends its forms at once; a browser waits for six answers at most. */
const mostOfNetwork = 200;

const mostOfAll = 2_000;

/** Of bodies, which are read, checked and shown again: a small machine has a gigabyte for everything. */
const mostBytes = { ofNetwork: 4 * 2 ** 20, ofAll: 32 * 2 ** 20 };
/** A form passes while colleagues of the same office upload their pictures. */
const shortBytes = 32 * 1024;
/** One without a length is as long as a form may be. */
const unknownBytes = 96 * 1024;
/** As much as strangers may send anywhere: a report of a payment. */
const longestCounted = 2 ** 20;

/** A household or an office, which has room however many others there are. */
const alwaysOfNetwork = 20;

/** Whoever takes longer to send waits among others who do, and keeps nobody else out. */
const bodyMs = 500;

/** What they have sent is held until the rest has come, up to half a minute. */
const slow = { most: 500, bytes: 32 * 2 ** 20 };

const bytesOf = ({ method, headers }: IncomingMessage) =>
  method === "POST" ? Number(headers["content-length"] ?? unknownBytes) : 0;

/**
 * Requests whose bodies have not come yet. Where they are too many, the network that has most of
 * them loses the one that has been on its way for the longest.
 */
const slowBodies = () => {
  const waiting = new Map<IncomingMessage, { network: string; bytes: number }>();
  const load = loads();

  const leave = (request: IncomingMessage) => {
    const place = waiting.get(request);
    if (place && waiting.delete(request)) load.add(place.network, -1, -place.bytes);
  };

  const endOne = () => {
    const heaviest = load.heaviest();
    for (const [request, { network }] of waiting)
      if (network === heaviest) {
        leave(request);
        request.socket.destroy();
        return;
      }
  };

  return {
    enter(request: IncomingMessage, network: string, bytes: number) {
      waiting.set(request, { network, bytes });
      load.add(network, 1, bytes);
      request.once("close", () => leave(request));
      while (waiting.size > slow.most || load.all.bytes > slow.bytes) endOne();
    },
  };
};

/**
 * How many requests of one network, and of all, are being worked on. Thousands that are begun
 * together, over many connections, would each cost a millisecond before the first of them is
 * refused, and everybody else would wait for all of them.
 */
export const fewAtOnce = () => {
  const begun = new Map<
    IncomingMessage,
    { network: string; bytes: number; timer: NodeJS.Timeout }
  >();
  const load = loads();
  const bodies = slowBodies();

  const leave = (request: IncomingMessage) => {
    const place = begun.get(request);
    if (!place) return;
    clearTimeout(place.timer);
    begun.delete(request);
    load.add(place.network, -1, -place.bytes);
  };

  const hasRoom = (network: string, bytes: number) => {
    const own = load.of(network);
    const isFew = own.requests < alwaysOfNetwork;
    if (isFew && bytes <= shortBytes) return true;
    if (own.bytes + bytes > mostBytes.ofNetwork) return false;
    if (isFew) return true;
    const isCalm = load.all.requests < mostOfAll && load.all.bytes + bytes <= mostBytes.ofAll;
    return isCalm && own.requests < mostOfNetwork;
  };

  return {
    /** Whether there is room for one more, which then has to leave. */
    enter(request: IncomingMessage, address: string): boolean {
      const network = widestOf(address);
      const announced = bytesOf(request);
      const bytes = Math.min(announced, longestCounted);
      if (!hasRoom(network, bytes)) return false;
      const timer = setTimeout(() => {
        if (request.complete) return;
        leave(request);
        // What is longer is a picture or a document of somebody who is signed in.
        if (!request.destroyed && announced <= longestCounted)
          bodies.enter(request, network, bytes);
      }, bodyMs).unref();
      load.add(network, 1, bytes);
      begun.set(request, { network, bytes, timer });
      return true;
    },
    /** Its answer is made, whether or not anybody reads it. */
    leave,
  };
};
