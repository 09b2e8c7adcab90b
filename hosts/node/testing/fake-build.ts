import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><script>window.ready=1</script></head>` +
  `<body><main style="--step:1"><h1>${title}</h1>${"<p>text</p>".repeat(50)}</main></body></html>`;

export const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

const files: Record<string, string | Buffer> = {
  "index.html": page("Home"),
  "about/index.html": page("About"),
  "about/history/index.html": page("Our History"),
  "404/index.html": page("Oops! Page not found"),
  "es/404/index.html": page("No encontramos esa página"),
  "_.data": '["Home"]',
  "about.data": JSON.stringify(["About", "text ".repeat(50)]),
  "404.data": '["Oops! Page not found"]',
  "desk/index.html": page("Desk").replace("<script>window.ready=1</script>", ""),
  "desk/assets/main-D1x2y3z4.js": "export const desk = true;".repeat(20),
  "assets/entry-B1x2y3z4.js": "export const ready = true;".repeat(20),
  "assets/app-C1x2y3z4.css": "body{margin:0}".repeat(20),
  "films/home.mp4": film,
  "films/home.webm": film,
  "films/story.vtt": "WEBVTT\n",
  "documents/annual report.pdf": film,
  "pictures/campus.avif": "avif",
  "golf-outing.ics": "BEGIN:VCALENDAR\r\n",
  "site.webmanifest": "{}",
  "robots.txt": "User-agent: *\n",
};

/** A small built site on disk, as the builder and the compressor leave it. */
export const fakeBuild = async () => {
  const root = await mkdtemp(join(tmpdir(), "circle-build-"));
  const directory = join(root, "client");
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (/\.(html|js|css|data)$/.test(name)) {
      await writeFile(`${file}.br`, brotliCompressSync(content));
      await writeFile(`${file}.gz`, gzipSync(content));
    }
  }
  return { root, directory, remove: () => rm(root, { recursive: true }) };
};
