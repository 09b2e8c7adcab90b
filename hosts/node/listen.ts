import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { deskFunctions } from "#rules/desk.ts";
import { pictureUploadPath } from "#rules/pictures.ts";
import { pathOf } from "./static.ts";

/** How long a client may take, in milliseconds, before its connection is needed for others. */
export const timeouts = {
  headers: 10_000,
  request: 30_000,
  /** The largest picture over a phone's line of 50 KB a second. */
  upload: 10 * 60_000,
  /** Longer than the minute after which usual balancers give a connection up. */
  keepAlive: 65_000,
  /** No byte either way: also ends clients that ask for a film and never read it. */
  silence: 120_000,
  /** How often the limits on headers and requests are looked at. */
  check: 2_000,
};

const refusals: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
};

const refuse = (error: NodeJS.ErrnoException, socket: Duplex) => {
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
  const status = refusals[error.code ?? ""] ?? "400 Bad Request";
  // Half closed, a client that goes on sending a byte now and then would keep it for ever.
  return socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`,
    () => socket.destroy(),
  );
};

/**
 * Where a body may take long. Who sends it is known there before any of it is read: strangers are
 * answered at once, and their connection closes.
 */
const isUpload = ({ url = "" }: IncomingMessage) =>
  pathOf(url) === `${deskFunctions}/${pictureUploadPath}`;

const requestTimeout = Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" });

/** Node knows one limit for every request: this is the one of those that are no uploads. */
const limitBodies =
  (listener: RequestListener, limitMs: number): RequestListener =>
  (request, response) => {
    const { "content-length": length = "0", "transfer-encoding": coding } = request.headers;
    if ((length !== "0" || coding) && !isUpload(request)) {
      const timer = setTimeout(() => {
        if (!request.complete) refuse(requestTimeout, request.socket);
      }, limitMs).unref();
      request.once("close", () => clearTimeout(timer));
    }
    listener(request, response);
  };

/** Browsers and proxies wait for each answer; this leaves room for tools that do not. */
const mostUnanswered = 100;

/** A connection on which thousands of requests are begun at once would fill the memory with them. */
const limitUnanswered = (listener: RequestListener, idle: Set<Duplex>): RequestListener => {
  const unanswered = new WeakMap<Duplex, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (change: number) => {
      const now = (unanswered.get(socket) ?? 0) + change;
      unanswered.set(socket, now);
      if (now === 0 && !socket.destroyed) idle.add(socket);
      else idle.delete(socket);
      return now;
    };
    response.once("close", () => count(-1));
    if (count(1) > mostUnanswered) socket.destroy();
    else listener(request, response);
  };
};

type Listening = {
  port: number;
  /** Stops taking connections and resolves when the last answer is out: false if time ran out. */
  close(limitMilliseconds: number): Promise<boolean>;
};

/** Each takes a file descriptor, and a process has some tens of thousands at most. */
const mostConnections = 5_000;

/** Whoever asks again opens a new one; whoever holds thousands of them open keeps nobody out. */
const limitConnections = (server: Server, idle: Set<Duplex>, most: number) => {
  let open = 0;
  server.on("connection", (socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
      idle.delete(socket);
    });
    const [longestIdle] = idle;
    if (open > most) longestIdle?.destroy();
  });
};

export const startListening = async (
  listener: RequestListener,
  { host, port }: { host: string; port: number },
  limits = timeouts,
  most = mostConnections,
): Promise<Listening> => {
  /** Those with nothing to answer, the longest waiting first. */
  const idle = new Set<Duplex>();
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.upload,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
      maxHeaderSize: 8_192,
    },
    limitUnanswered(limitBodies(listener, limits.request), idle),
  );
  server.maxHeadersCount = 100;
  server.timeout = limits.silence;
  server.on("clientError", refuse);
  limitConnections(server, idle, most);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });

  return {
    port: (server.address() as AddressInfo).port,
    close: (limitMilliseconds) =>
      new Promise((resolve) => {
        const finish = (inTime: boolean) => {
          clearInterval(letGo);
          clearTimeout(limit);
          resolve(inTime);
        };
        // A connection becomes idle when its last answer is out, which may be after close().
        const letGo = setInterval(() => server.closeIdleConnections(), 50);
        const limit = setTimeout(() => {
          finish(false);
          server.closeAllConnections();
        }, limitMilliseconds);
        server.close(() => finish(true));
      }),
  };
};
