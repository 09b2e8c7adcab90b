import { extname } from "node:path";

/** `text` says that the file shrinks when compressed; pictures, films and fonts already are. */
type Kind = { type: string; text?: true };

const kinds: Record<string, Kind> = {
  ".html": { type: "text/html; charset=utf-8", text: true },
  ".css": { type: "text/css; charset=utf-8", text: true },
  ".js": { type: "text/javascript; charset=utf-8", text: true },
  ".mjs": { type: "text/javascript; charset=utf-8", text: true },
  ".json": { type: "application/json; charset=utf-8", text: true },
  ".map": { type: "application/json; charset=utf-8", text: true },
  ".webmanifest": { type: "application/manifest+json; charset=utf-8", text: true },
  ".xml": { type: "application/xml; charset=utf-8", text: true },
  ".txt": { type: "text/plain; charset=utf-8", text: true },
  ".ics": { type: "text/calendar; charset=utf-8", text: true },
  // What a page says, for scripts that move to it.
  ".data": { type: "application/json; charset=utf-8", text: true },
  ".vtt": { type: "text/vtt; charset=utf-8", text: true },
  ".svg": { type: "image/svg+xml", text: true },
  ".ico": { type: "image/x-icon" },
  ".avif": { type: "image/avif" },
  ".webp": { type: "image/webp" },
  ".png": { type: "image/png" },
  ".jpg": { type: "image/jpeg" },
  ".jpeg": { type: "image/jpeg" },
  ".gif": { type: "image/gif" },
  ".woff2": { type: "font/woff2" },
  ".mp4": { type: "video/mp4" },
  ".webm": { type: "video/webm" },
  ".mp3": { type: "audio/mpeg" },
  ".pdf": { type: "application/pdf" },
};

const unknown: Kind = { type: "application/octet-stream" };

export const kindOf = (path: string) => kinds[extname(path).toLowerCase()] ?? unknown;
