import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { clientAddressReader } from "#backend/http/client-address.ts";
import type { Log } from "#backend/log.ts";
import type { Backend } from "#backend/runtime.ts";
import { givingPaths } from "#rules/giving-page.ts";
import { mediaPath } from "#rules/pictures.ts";
import { inLargePieces } from "./chunked-body.ts";
import { fewAtOnce } from "./few-at-once.ts";
import { fewUntaken } from "./few-untaken.ts";
import { fileHeaders, type SiteFacts } from "./headers.ts";
import { hasValidHost } from "./host-header.ts";
import { waitForLateData } from "./late-data.ts";
import type { Metrics } from "./metrics.ts";
import { isPageData } from "./site-addresses.ts";
import type { SiteFiles } from "./site-files.ts";
import { pathOf, serveStatic } from "./static.ts";
import { readRest } from "./unread-body.ts";
import { untrustedProxyNotice } from "./untrusted-proxy.ts";

type HandlerParts = {
  files: SiteFiles;
  facts: SiteFacts;
  backend: Pick<Backend, "fetch" | "readiness"> & Partial<Pick<Backend, "countVisit">>;
  trustedProxies: readonly string[];
  log: Log;
  metrics?: Metrics;
  lateData?: ReturnType<typeof waitForLateData>;
  untaken?: ReturnType<typeof fewUntaken>;
};

/** Uploaded pictures lie in the database. */
const mediaFolder = `${mediaPath}/`;

/** What the backend answers, beside the addresses that tell how the process is. */
const isForBackend = (path: string) =>
  path.startsWith("/functions/") || path.startsWith(mediaFolder) || givingPaths.includes(path);

/** Long enough for any address of ours; what comes after it in a log helps nobody. */
const longestLoggedPath = 200;

/** What servers commonly write down for a request whose client did not wait for an answer. */
const clientHungUp = 499;

/** Without a thought: it has to cost next to nothing. */
const tooMany = JSON.stringify({
  success: false,
  error: "Too many requests came at once. Please try again in a moment.",
});

/** What was meant by the rest of the connection is unclear. */
const badAddress = () =>
  Response.json(
    { success: false, error: "The request names no valid address." },
    { status: 400, headers: { connection: "close", "cache-control": "no-store" } },
  );

const somethingWrong = "Something went wrong on our side. Please try again in a moment.";

/**
 * Proxies may send a body in chunks, and programs none at all: without a length. The limit on
 * bodies then reads what comes and makes the request anew, which only a request of the platform's
 * own kind allows.
 */
const remakeable = (request: Request, received: IncomingMessage): Request => {
  const { method, headers, url } = request;
  if (headers.has("content-length") || method !== "POST") return request;
  const body = inLargePieces(received);
  return new Request(url, { method, headers, body, duplex: "half" } as RequestInit);
};

export const createHandler = (parts: HandlerParts) => {
  const { facts, backend, trustedProxies, log, metrics } = parts;
  const { lateData = waitForLateData(), untaken = fewUntaken() } = parts;
  let { files } = parts;
  let draining = false;
  const security = fileHeaders(facts);
  let answerStatic = serveStatic(files);
  const addressOf = clientAddressReader(trustedProxies);
  const noticeProxy = untrustedProxyNotice(trustedProxies, log);
  const atOnce = fewAtOnce();

  const answerFunction = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const received = incoming as IncomingMessage;
      const response = outgoing as ServerResponse;
      const address = addressOf(received);
      if (!atOnce.enter(received, address)) {
        refuseCrowd(response);
        return RESPONSE_ALREADY_SENT;
      }
      try {
        return await backend.fetch(remakeable(request, received), address);
      } finally {
        atOnce.leave(received);
        if (!(await readRest(received))) response.shouldKeepAlive = false;
      }
    },
    {
      overrideGlobalObjects: false,
      // For clients from before HTTP/1.1, which name no host.
      hostname: new URL(facts.siteUrl).host,
      errorHandler: (error) => {
        if (error instanceof RequestError) return badAddress();
        log("request failed", { reason: error instanceof Error ? error.stack : String(error) });
        return Response.json({ success: false, error: somethingWrong }, { status: 500 });
      },
    },
  );

  const answerText = (response: ServerResponse, status: number, type: string, text: string) => {
    response.writeHead(status, {
      "Content-Type": type,
      "Content-Length": Buffer.byteLength(text),
      "Cache-Control": "no-store",
    });
    // Node leaves the body out of an answer to HEAD by itself.
    response.end(text);
  };

  /** The body of a refused request is not read: the connection ends with the answer. */
  const refuseMethod = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
    response.setHeader("Allow", "GET, HEAD");
    answerText(response, 405, "text/plain; charset=utf-8", "Please use GET.\n");
  };

  const refuseCrowd = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
    response.setHeader("Retry-After", "1");
    answerText(response, 429, "application/json; charset=utf-8", tooMany);
  };

  const answerReadiness = async (response: ServerResponse) => {
    const readiness = draining
      ? { ok: false, problems: ["The process is shutting down."] }
      : await backend.readiness();
    const text = `${JSON.stringify(readiness)}\n`;
    answerText(response, readiness.ok ? 200 : 503, "application/json; charset=utf-8", text);
  };

  /** Whether pages come from here. What lies behind them is another question: /readyz. */
  const answerAlive = (response: ServerResponse) =>
    answerText(
      response,
      draining ? 503 : 200,
      "text/plain; charset=utf-8",
      draining ? "shutting down\n" : "ok\n",
    );

  const record = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    more?: { ms: number; [field: string]: unknown },
  ) => {
    const status = response.headersSent ? response.statusCode : clientHungUp;
    metrics?.count(request.method, path, status, more?.ms);
    // Query strings and client addresses say who somebody is: they are never written down.
    const line = {
      method: request.method,
      path: path.slice(0, longestLoggedPath),
      status,
    };
    log("request", more ? { ...line, ...more } : line);
  };

  const answerDynamic = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const started = performance.now();
    for (const [name, value] of security) response.setHeader(name, value);
    response.once("close", () =>
      record(request, response, path, {
        ms: Math.round(performance.now() - started),
        requestId: response.getHeader("x-request-id"),
        ...(response.writableFinished ? {} : { aborted: true }),
      }),
    );
    if (isForBackend(path)) return answerFunction(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(response);
    if (path === "/readyz") return answerReadiness(response);
    if (path === "/metrics") return metrics?.answer(response);
    return answerAlive(response);
  };

  const isDynamic = (request: IncomingMessage, path: string) =>
    isForBackend(path) ||
    path === "/healthz" ||
    path === "/readyz" ||
    // For everybody else there is no such page.
    (path === "/metrics" && metrics?.mayRead(request));

  const refuseHost = (request: IncomingMessage, response: ServerResponse, path: string) => {
    // What was meant by the rest of the connection is as unclear.
    response.shouldKeepAlive = false;
    answerText(response, 400, "text/plain; charset=utf-8", "The request names no valid host.\n");
    record(request, response, path);
  };

  /** After the answer is out. Robots and files are told apart by whoever counts, or here. */
  const countView = (request: IncomingMessage, status: number, path: string) => {
    const page = files.pages.get(path);
    const { headers, method, url = "" } = request;
    const isMissing = page === undefined && status === 404 && headers.accept?.includes("text/html");
    if (method !== "GET" || !(page !== undefined || isMissing)) return;
    backend.countVisit?.({
      path: page ?? path,
      isMissing: isMissing === true,
      headers,
      address: () => addressOf(request),
      peer: request.socket.remoteAddress,
      from: headers.referer ?? "",
      query: url.slice(path.length),
    });
  };

  const answerFile = (request: IncomingMessage, response: ServerResponse, path: string) => {
    answerStatic(request, response);
    countView(request, response.statusCode, path);
    record(request, response, path);
  };

  const isLate = ({ method }: IncomingMessage, path: string) =>
    isPageData(path) && method === "GET" && !files.resources.has(path);

  const listener: RequestListener = (request, response) => {
    if (draining) response.shouldKeepAlive = false;
    response.once("prefinish", untaken.enter(request.socket, addressOf(request)));
    const path = pathOf(request.url ?? "/");
    if (!hasValidHost(request)) return refuseHost(request, response, path);
    noticeProxy(request);
    if (isDynamic(request, path)) return answerDynamic(request, response, path);
    const answer = () => answerFile(request, response, path);
    const leave = isLate(request, path) ? lateData.wait(path, answer) : undefined;
    // Whoever hangs up keeps no place that another could wait at.
    if (leave) response.once("close", leave);
    else answer();
  };

  return {
    listener,
    /** From now on every answer comes from these files, and none from a mixture. */
    swap(next: SiteFiles) {
      files = next;
      answerStatic = serveStatic(next);
      lateData.arrived(next);
    },
    /** From now on each answer asks its client to go elsewhere for the next request. */
    drain() {
      draining = true;
    },
  };
};
