import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadSiteFiles } from "./site-files.ts";
import { serveStatic } from "./static.ts";
import { fakeBuild, film } from "./testing/fake-build.ts";
import { ask, listen } from "./testing/http.ts";

let port: number;
const cleanUp: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const build = await fakeBuild();
  const site = await loadSiteFiles(build.directory, { siteUrl: "https://circle.example" });
  const server = await listen(serveStatic(site));
  port = server.port;
  cleanUp.push(server.close, build.remove);
});
afterAll(() => Promise.all(cleanUp.map((undo) => undo())));

const get = (path: string, headers: Record<string, string> = {}) => ask(port, path, { headers });

describe("pages", () => {
  test.each(["/", "/about", "/about/", "/about/history", "/about/history/", "/about?from=mail"])(
    "%s answers at once, without a redirect",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    },
  );

  test("the whole address in the request line is understood", async () => {
    const answer = await get("http://circle.example/about?x=1");
    expect(answer.body.toString()).toContain("<h1>About</h1>");
  });

  test.each(["/nothing", "/About", "/about/history/more", "/404", "/about//", "//about", "/%zz"])(
    "%s shows the not-found page with status 404",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain("Oops! Page not found");
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    },
  );

  test.each(["/es/nothing", "/es/404", "/es/nothing?from=/about", "http://circle.example/es/x"])(
    "%s shows it in Spanish",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain("No encontramos esa página");
      expect(answer.headers.etag).toBeUndefined();
    },
  );

  test("the not-found page is compressed too", async () => {
    const answer = await get("/nothing", { "accept-encoding": "br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answer.body).toString()).toContain("Oops! Page not found");
  });
});

describe("the data of pages", () => {
  test.each(["/_.data", "/about.data"])(
    "%s is compressed, and asked for anew each time",
    async (path) => {
      const answer = await get(path, { "accept-encoding": "br" });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-encoding"]).toBe("br");
    },
  );

  test.each(["/nothing.data", "/404.data", "/about/nothing.data"])(
    "%s is not there, as the page is not",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain("Oops! Page not found");
    },
  );
});

describe("the desk", () => {
  test.each(["/desk", "/desk/", "/desk/people", "/desk/messages/7?state=open", "/desk/invitation"])(
    "%s opens it, is kept by nobody and found by no searcher",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toContain("<h1>Desk</h1>");
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["x-robots-tag"]).toBe("noindex");
      expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
      expect(answer.headers["content-security-policy"]).toContain("; frame-src 'self'");
    },
  );

  test("its scripts are kept for a year, and one that is gone is not the page", async () => {
    const script = await get("/desk/assets/main-D1x2y3z4.js");
    expect(script.headers["cache-control"]).toContain("immutable");
    expect((await get("/desk/assets/main-gone.js")).status).toBe(404);
  });

  test("only what lies below it is the desk", async () => {
    for (const path of ["/desktop", "/about/desk", "/Desk"])
      expect((await get(path)).status).toBe(404);
    expect((await get("/about")).headers["x-robots-tag"]).toBeUndefined();
  });
});

describe("what is not part of the site", () => {
  const climbs = [
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/about/../../../etc/passwd",
    "/about/..%5c..%5c..%5cetc%5cpasswd",
    "/....//....//etc/passwd",
    "/%252e%252e%252fetc%252fpasswd",
    "/about%00.html",
    "/..;/etc/passwd",
    "/assets/../../hosts/node/main.ts",
    "/%c0%ae%c0%ae/etc/passwd",
    "/file:///etc/passwd",
    "/index.html.br",
    "/index.html.gz",
    "/.env",
    "/constructor",
    "/__proto__",
  ];
  test.each(climbs)("%s is not found", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain("Oops! Page not found");
  });
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["br;q=0, *;q=0.5", "gzip"],
    ["identity", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["", undefined],
  ])("Accept-Encoding %j gets %s", async (accepted, encoding) => {
    const answer = await get("/about", { "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    const plain =
      encoding === "br"
        ? brotliDecompressSync(answer.body)
        : encoding === "gzip"
          ? gunzipSync(answer.body)
          : answer.body;
    expect(plain.toString()).toContain("<h1>About</h1>");
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
  });

  test("each form has a tag of its own", async () => {
    const forms = await Promise.all(
      ["br", "gzip", "identity"].map((encoding) => get("/about", { "accept-encoding": encoding })),
    );
    expect(new Set(forms.map((answer) => answer.headers.etag)).size).toBe(3);
  });

  test("pictures and films are sent as they are", async () => {
    const answer = await get("/films/home.mp4", { "accept-encoding": "br, gzip" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.body).toEqual(film);
  });
});

describe("caching", () => {
  test("a hashed file may be kept for good", async () => {
    const answer = await get("/assets/entry-B1x2y3z4.js");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("other files are kept for a day", async () => {
    expect((await get("/pictures/campus.avif")).headers["cache-control"]).toContain(
      "max-age=86400",
    );
  });

  test.each([
    ["the tag", (tag: string) => tag],
    ["the weak tag", (tag: string) => `W/${tag}`],
    ["a list with the tag", (tag: string) => `"other", W/"more" , ${tag}`],
    ["any tag", () => "*"],
  ])("%s gets 304 without a body", async (_, condition) => {
    const { headers } = await get("/about", { "accept-encoding": "br" });
    const answer = await get("/about", {
      "accept-encoding": "br",
      "if-none-match": condition(headers.etag ?? ""),
    });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers.etag).toBe(headers.etag);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect(answer.headers["content-type"]).toBeUndefined();
  });

  test("another tag gets the page", async () => {
    expect((await get("/about", { "if-none-match": '"other"' })).status).toBe(200);
  });
});

describe("parts of films and documents", () => {
  const size = film.length;
  test.each([
    ["bytes=0-99", 0, 99],
    ["bytes=900-", 900, 999],
    ["bytes=-10", 990, 999],
    ["bytes=990-5000", 990, 999],
    ["bytes=-5000", 0, 999],
    ["bytes=0-0", 0, 0],
  ])("%s gets bytes %i to %i", async (range, start, end) => {
    const answer = await get("/films/home.mp4", { range });
    expect(answer.status).toBe(206);
    expect(answer.headers["content-range"]).toBe(`bytes ${start}-${end}/${size}`);
    expect(answer.headers["content-length"]).toBe(String(end - start + 1));
    expect(answer.headers["content-type"]).toBe("video/mp4");
    expect(answer.body).toEqual(film.subarray(start, end + 1));
  });

  test.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])(
    "%s lies outside: 416",
    async (range) => {
      const answer = await get("/documents/annual%20report.pdf", { range });
      expect(answer.status).toBe(416);
      expect(answer.headers["content-range"]).toBe(`bytes */${size}`);
      expect(answer.body).toHaveLength(0);
    },
  );

  test.each(["bytes=5-2", "bytes=-", "bytes=a-b", "lines=1-2", "bytes=0-1,4-5", "bytes"])(
    "%s asks for nothing we must honour: the whole file",
    async (range) => {
      const answer = await get("/films/home.mp4", { range });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(film);
    },
  );

  test("If-Range with the present tag gets the part, with another the whole file", async () => {
    const { headers } = await get("/films/home.mp4");
    const range = "bytes=0-9";
    const same = await get("/films/home.mp4", { range, "if-range": headers.etag ?? "" });
    const other = await get("/films/home.mp4", { range, "if-range": '"older"' });
    const dated = await get("/films/home.mp4", {
      range,
      "if-range": "Mon, 15 Jun 2026 00:00:00 GMT",
    });
    expect([same.status, other.status, dated.status]).toEqual([206, 200, 200]);
  });

  test("films say that they can be fetched in parts, pages do not", async () => {
    expect((await get("/films/home.webm")).headers["accept-ranges"]).toBe("bytes");
    const page = await get("/about", { range: "bytes=0-9" });
    expect(page.status).toBe(200);
    expect(page.headers["accept-ranges"]).toBeUndefined();
  });
});

describe("methods", () => {
  test.each(["/about", "/nothing", "/films/home.mp4"])(
    "HEAD %s has the headers of GET and no body",
    async (path) => {
      const full = await get(path, { range: "bytes=0-1", "if-range": '"x"' });
      const head = await ask(port, path, { method: "HEAD", headers: { range: "bytes=0-1" } });
      expect(head.status).toBe(full.status);
      expect(head.body).toHaveLength(0);
      for (const name of ["content-length", "content-type", "etag", "cache-control"])
        expect(head.headers[name]).toBe(full.headers[name]);
    },
  );

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
    "%s is refused",
    async (method) => {
      const answer = await ask(port, "/about", { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    },
  );
});

test.each([
  ["/films/home.mp4", "video/mp4"],
  ["/films/home.webm", "video/webm"],
  ["/films/story.vtt", "text/vtt; charset=utf-8"],
  ["/documents/annual%20report.pdf", "application/pdf"],
  ["/pictures/campus.avif", "image/avif"],
  ["/golf-outing.ics", "text/calendar; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/assets/entry-B1x2y3z4.js", "text/javascript; charset=utf-8"],
])("%s is sent as %s, with a policy and nosniff", async (path, type) => {
  const { headers } = await get(path);
  expect(headers["content-type"]).toBe(type);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("script-src 'none'");
  expect(headers["strict-transport-security"]).toContain("max-age=");
});

test("a folder without a built site is refused with what to do", async () => {
  await expect(loadSiteFiles("rules", { siteUrl: "http://localhost" })).rejects.toThrow(
    "npm run build",
  );
});
