import type { IncomingMessage } from "node:http";
import { crumbsIn } from "./chunked-body.ts";

/** What an answer did not wait for is read up to here. */
const mostBytes = 8 * 2 ** 20;
const longestMs = 3_000;

/**
 * Reads on when the answer is ready before everything has come: a browser whose connection closes
 * while it is still sending shows an error of its own in place of our sentence. Answers whether the
 * request is complete, so that another one can follow on its connection.
 */
export const readRest = (request: IncomingMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const isCrumbs = crumbsIn(request);
    let bytes = 0;
    const finish = () => {
      clearTimeout(timer);
      request.off("data", count).off("end", finish).off("close", finish).off("pause", goOn);
      resolve(request.complete);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes || isCrumbs(bytes)) finish();
    };
    // Whoever looked into the body before stops it again after each part.
    const goOn = () => request.resume();
    const timer = setTimeout(finish, longestMs);
    if (request.complete || request.destroyed) return finish();
    // Whoever looked for pieces of it would get all the others.
    request.removeAllListeners("readable");
    request.on("data", count).on("end", finish).on("close", finish).on("pause", goOn).resume();
  });
