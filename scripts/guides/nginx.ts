import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { join } from "node:path";

const program = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find(existsSync);

const domain = "circleurban.example";

export type ProxyPorts = { http: number; https: number };

/** The nginx of a machine in a folder: the system's own program, with that folder's settings. */
export const createNginx = (folder: string, ports: ProxyPorts) => {
  const commands = join(folder, "bin");
  const settings = join(folder, "etc/nginx");
  const certificates = join(folder, "etc/letsencrypt/live", domain);
  const modules = join(settings, "modules-enabled");
  for (const made of [commands, modules, certificates]) mkdirSync(made, { recursive: true });
  writeFileSync(
    join(settings, "nginx.conf"),
    `pid ${settings}/pid; error_log stderr; include ${modules}/*.conf;
     events { worker_connections 768; }
     http { access_log off; include ${settings}/conf.d/*.conf;
       client_body_temp_path ${settings}/b; proxy_temp_path ${settings}/p;
       fastcgi_temp_path ${settings}/f; uwsgi_temp_path ${settings}/u; scgi_temp_path ${settings}/s; }`,
  );
  const without = "echo 'not run: nginx is not installed here'";
  writeFileSync(
    join(commands, "nginx"),
    `#!/bin/sh\n${program ? `exec ${program} -p ${settings} -c ${settings}/nginx.conf "$@"` : without}\n`,
    { mode: 0o755 },
  );
  const conf = join(settings, "conf.d/circle.conf");
  return {
    commands,
    isInstalled: program !== undefined,
    signCertificate: `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${domain} -keyout ${certificates}/privkey.pem -out ${certificates}/fullchain.pem`,
    /** What its owner changes in the file; the ports are those that a test may open. */
    edit(here: (text: string) => string) {
      const own = here(readFileSync(conf, "utf8"))
        .replaceAll("/var/log/nginx/", `${settings}/`)
        .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${ports.http};`)
        .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${ports.https} `);
      writeFileSync(conf, own);
    },
    /** What a visitor gets through it. */
    visit: (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(
          {
            host: "127.0.0.1",
            port: ports.https,
            path,
            servername: domain,
            headers: { host: domain },
            ca: readFileSync(join(certificates, "fullchain.pem")),
          },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        ).on("error", reject);
      }),
  };
};
