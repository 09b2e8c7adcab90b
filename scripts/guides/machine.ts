import { execFile, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { bareEnvironment, whenReady } from "#hosts/testing/child.ts";
import { linkPackages } from "./copy.ts";
import { createNginx, type ProxyPorts } from "./nginx.ts";
import { reasonNotToRun } from "./not-run.ts";

export type Outcome = { code: number; output: string };

/** The settings of a systemd unit's service. */
const serviceIn = (unit: string): Record<string, string> =>
  Object.fromEntries(
    [...(unit.split("[Service]")[1]?.split("[Install]")[0] ?? "").matchAll(/^(\w+)=(.*)$/gm)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

/**
 * A machine in a folder. What its owner types runs as it stands, except that the paths of the guide
 * lie in that folder, that there is one account, and that the service listens on `port`.
 */
export const createMachine = (folder: string, port: number, proxyPorts: ProxyPorts) => {
  const there = (path: string) => join(folder, path);
  for (const made of [
    "srv",
    "var/lib/circle",
    "etc/systemd/system",
    "etc/caddy",
    "etc/nginx/conf.d",
  ])
    mkdirSync(there(made), { recursive: true });
  const nginx = createNginx(folder, proxyPorts);
  const env = {
    ...bareEnvironment(),
    PATH: `${nginx.commands}:${process.env.PATH}`,
    NO_COLOR: "1",
    GIT_AUTHOR_NAME: "A. Newcomer",
    GIT_AUTHOR_EMAIL: "newcomer@example.org",
    GIT_COMMITTER_NAME: "A. Newcomer",
    GIT_COMMITTER_EMAIL: "newcomer@example.org",
  };
  /** The guide's words with this machine's folders, accounts and port in them. */
  const here = (text: string) =>
    text
      .replaceAll(/(?<![\w/.])\/(srv|var\/lib|etc)\//g, `${folder}/$1/`)
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`);
  let cwd = folder;

  const run = (line: string) =>
    new Promise<Outcome>((done) => {
      execFile("bash", ["-c", line], { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      );
    });

  let service: Awaited<ReturnType<typeof whenReady>> | undefined;
  const stop = async () => {
    await service?.end("SIGTERM");
    service = undefined;
  };
  /** As systemd would start it: from the unit, with its file of settings. */
  const start = async () => {
    await stop();
    const unit = here(readFileSync(there("etc/systemd/system/circle.service"), "utf8"));
    const { ExecStart = "", EnvironmentFile = "", Environment = "", ...rest } = serviceIn(unit);
    const [command = "", ...args] = ExecStart.split(" ");
    const child = spawn(command, args, {
      cwd: rest.WorkingDirectory,
      env: {
        PATH: "/usr/bin:/bin",
        // Compiled modules, and no setting: it changes nothing but how long a start takes.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...parseEnv(Environment),
        ...parseEnv(readFileSync(EnvironmentFile, "utf8")),
        PORT: String(port),
      },
    });
    service = await whenReady(child, "Circle is running at");
  };

  const systemctl: Record<string, () => Promise<void>> = {
    "enable --now": start,
    start,
    restart: start,
    stop,
  };

  return {
    there,
    here,
    /** As systemd reads it, where there is one to ask. */
    async verifyUnit() {
      const unit = there("circle.service");
      writeFileSync(unit, here(readFileSync(there("etc/systemd/system/circle.service"), "utf8")));
      return run(`command -v systemd-analyze >/dev/null || exit 0; systemd-analyze verify ${unit}`);
    },
    nginx,
    run,
    async shutDown() {
      await run("nginx -s stop");
      await stop();
    },
    serviceOutput: () => service?.output() ?? "",
    /** Does one line of a guide, or says why a test does not. */
    async type(line: string): Promise<Outcome> {
      const [, verb] = /^sudo systemctl (.+) circle$/.exec(line) ?? [];
      if (verb) {
        await systemctl[verb]?.();
        return systemctl[verb] ? { code: 0, output: "" } : { code: 1, output: `no ${verb} here` };
      }
      if (/^(sudo )?npm ci /.test(line)) linkPackages(cwd);
      if (line.startsWith("sudo certbot ")) await run(nginx.signCertificate);
      if (line === "sudoedit /etc/nginx/conf.d/circle.conf") nginx.edit(here);
      // It stays, and would hold the pipe to us open.
      if (line === "sudo systemctl reload nginx") return run("nginx >/dev/null 2>&1");
      const reason = reasonNotToRun(line);
      if (reason) return { code: 0, output: `not run: ${reason}` };
      const [, target] = /^cd (\S+)$/.exec(line) ?? [];
      if (target) {
        cwd = join(here(`${target}/`), ".");
        return { code: 0, output: "" };
      }
      // One account has to do for root, the site and the reader.
      return run(
        here(line)
          .replaceAll(/\bsudo (-u \w+ )?/g, "")
          .replace(" --group=circle", ""),
      );
    },
  };
};

export type Machine = ReturnType<typeof createMachine>;
