import { fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#backend/testing/free-port.ts";
import { pinToServerCore } from "./generator.ts";

/** `pid` is the process that does the work. */
export type Rival = { name: string; port: number; pid: number; stop(): Promise<void> };

export const startBare = async (build: string, siteUrl: string): Promise<Rival> => {
  const child = fork(join(import.meta.dirname, "bare-server.ts"), [build, siteUrl]);
  const [address] = (await once(child, "message")) as [AddressInfo];
  pinToServerCore(child.pid);
  const stop = async () => {
    const gone = once(child, "exit");
    child.kill();
    await gone;
  };
  return { name: "bare node:http", port: address.port, pid: child.pid ?? 0, stop };
};

export const nginxVersion = () => {
  const { stderr, error } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
  return error ? undefined : (/nginx\/([\d.]+)/.exec(stderr)?.[1] ?? "unknown");
};

const settings = (folder: string, client: string, port: number) => `
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  types {
    text/html html; text/css css; text/javascript js; image/avif avif; image/webp webp;
    image/jpeg jpg; image/svg+xml svg; font/woff2 woff2; video/mp4 mp4; application/pdf pdf;
  }
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  open_file_cache max=1000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${client};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;

/** nginx on the same files; it has no brotli by itself, so it sends the gzip form. */
export const startNginx = async (client: string): Promise<Rival | undefined> => {
  if (!nginxVersion()) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "circle-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  await writeFile(file, user + settings(folder, client, port));
  const child = spawn("nginx", ["-c", file, "-p", folder], { stdio: "inherit" });
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries++) {
    await new Promise((again) => setTimeout(again, 50));
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) {
      const workers = spawnSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" }).stdout;
      const pid = Number(workers.split("\n")[0]);
      pinToServerCore(pid);
      return { name: "nginx", port, pid, stop };
    }
  }
  await stop();
  throw new Error("nginx did not start.");
};
