import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

const fits = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

const readHeaders = (text: string) =>
  text
    .split("\n\n")
    .map((block) => block.trim().split("\n"))
    .map(([path = "", ...lines]) => ({
      path,
      headers: lines.map((line) => {
        const [name = "", ...value] = line.trim().split(": ");
        return [name, value.join(": ")] as const;
      }),
    }));

const readRedirects = (text: string) =>
  text
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" ") as [from: string, to: string, status: string]);

/** A static host of the common kind: files, `_headers`, `_redirects`, 404.html, and no more. */
export const serveFolder = async (folder: string, port: number) => {
  const rules = readHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  const redirects = readRedirects(readFileSync(join(folder, "_redirects"), "utf8"));
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://host");
    for (const rule of rules)
      if (fits(rule.path, pathname))
        for (const [name, value] of rule.headers) response.setHeader(name, value);
    const send = (status: number, file: string) => {
      response.writeHead(status, {
        "Content-Type": types[extname(file)] ?? "application/octet-stream",
      });
      response.end(readFileSync(file));
    };

    for (const [from, to, status] of redirects)
      if (fits(from, pathname)) {
        const Location = to.replace(":splat", pathname.slice(from.length - 1)) + search;
        return response.writeHead(Number(status), { Location }).end();
      }
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!existsSync(file)) return send(404, join(folder, "404.html"));
    if (!statSync(file).isDirectory()) return send(200, file);
    if (pathname.endsWith("/")) return send(200, join(file, "index.html"));
    return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
