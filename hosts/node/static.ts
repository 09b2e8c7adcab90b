import type { IncomingMessage, ServerResponse } from "node:http";
import { languageOf } from "#rules/languages.ts";
import { acceptedEncodings, matchesTag, readRange } from "./negotiation.ts";
import type { Resource, Variant } from "./resource.ts";
import { deskAddress } from "./site-addresses.ts";
import type { SiteFiles } from "./site-files.ts";

const choose = (resource: Resource, acceptEncoding: string | undefined): Variant => {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = resource[encoding];
    if (variant) return variant;
  }
  return resource.plain;
};

/** An address is only ever a key to look up, so no spelling of it can reach another file. */
export const pathOf = (target: string) => {
  // Proxies may send the whole address.
  if (!target.startsWith("/")) return URL.canParse(target) ? new URL(target).pathname : target;
  const query = target.indexOf("?");
  return query === -1 ? target : target.slice(0, query);
};

const isScreenOfDesk = (path: string) =>
  path.startsWith(`${deskAddress}/`) && !path.startsWith(`${deskAddress}/assets/`);

const find = ({ resources }: SiteFiles, target: string) => {
  const path = pathOf(target);
  const found = resources.get(isScreenOfDesk(path) ? deskAddress : path);
  if (found || !path.includes("%")) return found;
  try {
    return resources.get(decodeURIComponent(path));
  } catch {
    // A stray percent sign: no file has such a name.
    return undefined;
  }
};

const replaceHeader = (headers: string[], name: string, value: string) =>
  headers.map((item, index) => (headers[index - 1] === name && index % 2 === 1 ? value : item));

const withoutHeaders = (headers: string[], names: string[]) =>
  headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ""));

const sendPart = (request: IncomingMessage, response: ServerResponse, { plain }: Resource) => {
  const { body, headers, etag } = plain;
  const condition = request.headers["if-range"];
  const range =
    condition === undefined || condition === etag
      ? readRange(request.headers.range, body.length)
      : "all";
  if (range === "all") return response.writeHead(200, headers).end(body);
  if (range === "none") {
    const bare = withoutHeaders(headers, ["Content-Length", "Content-Type", "ETag"]);
    const refusal = [...bare, "Content-Length", "0", "Content-Range", `bytes */${body.length}`];
    return response.writeHead(416, refusal).end();
  }
  const part = body.subarray(range.start, range.end + 1);
  const partHeaders = [
    ...replaceHeader(headers, "Content-Length", String(part.length)),
    "Content-Range",
    `bytes ${range.start}-${range.end}/${body.length}`,
  ];
  return response.writeHead(206, partHeaders).end(part);
};

const variantsOf = (resource: Resource | undefined) =>
  [resource?.plain, resource?.br, resource?.gzip].filter((variant) => variant !== undefined);

/** Answers from memory; everything that can be known ahead was made when the files were loaded. */
export const serveStatic = (site: SiteFiles) => {
  const security = withoutHeaders(site.notFound.en.plain.headers, [
    "Content-Type",
    "Content-Length",
    "ETag",
    "Vary",
    "Accept-Ranges",
  ]);
  const refusal = Buffer.from("Method not allowed\n");
  const refusalHeaders = [
    ...security,
    "Allow",
    "GET, HEAD",
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(refusal.length),
  ];
  const notFoundHeaders = new Map<Variant, string[]>(
    Object.values(site.notFound)
      .flatMap(variantsOf)
      .map((variant) => [variant, withoutHeaders(variant.headers, ["ETag"])]),
  );

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = request;
    if (method !== "GET" && method !== "HEAD") {
      // The body of a refused request is not read: the connection ends with the answer.
      response.shouldKeepAlive = false;
      return response.writeHead(405, refusalHeaders).end(refusal);
    }
    const target = request.url ?? "/";
    const resource = find(site, target);
    if (!resource) {
      const language = languageOf(pathOf(target));
      const variant = choose(site.notFound[language], headers["accept-encoding"]);
      response.writeHead(404, notFoundHeaders.get(variant));
      return method === "HEAD" ? response.end() : response.end(variant.body);
    }
    const variant = choose(resource, headers["accept-encoding"]);
    if (matchesTag(headers["if-none-match"], variant.etag))
      return response.writeHead(304, variant.notModifiedHeaders).end();
    if (method === "HEAD") return response.writeHead(200, variant.headers).end();
    if (resource.ranges && headers.range !== undefined)
      return sendPart(request, response, resource);
    return response.writeHead(200, variant.headers).end(variant.body);
  };
};
