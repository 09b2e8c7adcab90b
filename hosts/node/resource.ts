import { createHash } from "node:crypto";
import { kindOf } from "./content-type.ts";
import type { HeaderPair } from "./headers.ts";
import { lifetimeOf } from "./site-addresses.ts";

/** One form of a file on the wire, with its answers' headers made ahead (name, value, name, …). */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
};

export type Resource = {
  plain: Variant;
  br?: Variant;
  gzip?: Variant;
  /** Films and documents are fetched in parts; what is compressed is always sent whole. */
  ranges: boolean;
};

/** A file and its compressed forms, where they are smaller. */
export type FileForms = { body: Buffer; br: Buffer | undefined; gzip: Buffer | undefined };

/** What names a content. Its compressed forms have the same name with their own ending. */
export const digestOf = (body: Buffer) =>
  createHash("sha256").update(body).digest("base64url").slice(0, 22);

type Source = { address: string; security: HeaderPair[]; digest: string };

const variant = (
  { address, security, digest }: Source,
  body: Buffer,
  encoding?: "br" | "gzip",
): Variant => {
  const { type, text } = kindOf(address);
  const etag = `"${digest}${encoding ? `-${encoding}` : ""}"`;
  const shared: HeaderPair[] = [
    ["ETag", etag],
    ["Cache-Control", lifetimeOf(address)],
    ...(text ? ([["Vary", "Accept-Encoding"]] as HeaderPair[]) : []),
    ...security,
  ];
  const whole: HeaderPair[] = [
    ["Content-Type", type],
    ["Content-Length", String(body.length)],
    ...(encoding ? ([["Content-Encoding", encoding]] as HeaderPair[]) : []),
    ...(text ? [] : ([["Accept-Ranges", "bytes"]] as HeaderPair[])),
    ...shared,
  ];
  return { body, etag, headers: whole.flat(), notModifiedHeaders: shared.flat() };
};

export const makeResource = (
  address: string,
  { body, br, gzip }: FileForms,
  security: HeaderPair[],
): Resource => {
  const source = { address, security, digest: digestOf(body) };
  return {
    plain: variant(source, body),
    ...(br && { br: variant(source, br, "br") }),
    ...(gzip && { gzip: variant(source, gzip, "gzip") }),
    ranges: !kindOf(address).text,
  };
};
