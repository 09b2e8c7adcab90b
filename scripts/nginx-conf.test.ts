import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mediaPath } from "#rules/pictures.ts";

const conf = readFileSync("deploy/nginx.conf", "utf8").replaceAll(/^\s*#.*$/gm, "");

/** Variables of nginx that hold what follows the "?". */
const withQuery = /\$(request|request_uri|args|query_string|is_args|http_referer|arg_\w+)\b/;

test("the example for nginx logs no query, of any of its servers", () => {
  const [, format = ""] = conf.match(/log_format without_query ([^;]+);/) ?? [];
  expect(format).toContain("$uri");
  expect(format).not.toMatch(withQuery);
  const servers = conf.split(/^server \{/m).slice(1);
  expect(servers).toHaveLength(3);
  for (const server of servers)
    expect([...server.matchAll(/access_log ([^;]+);/g)].map(([, log]) => log)).toEqual([
      "/var/log/nginx/access.log without_query",
    ]);
  // The log of errors has no format of its own, and repeats the whole request.
  for (const server of servers) expect(server).toMatch(/error_log \S+ crit;/);
});

test("the address with www leads to the one whose forms are taken, encrypted or not", () => {
  const leadsAway = conf
    .split(/^server \{/m)
    .filter((server) => server.includes("return 301 https://circleurban.example$request_uri;"))
    .filter((server) => /server_name [^;]*www\.circleurban\.example;/.test(server))
    .map((server) => /listen (\d+)/.exec(server)?.[1]);
  expect(leadsAway).toEqual(["80", "443"]);
});

test("the example for nginx keeps nothing of visitors on the disk, and waits for nobody long", () => {
  const [, , site = ""] = conf.split(/^server \{/m).slice(1);
  expect(site).toContain("proxy_max_temp_file_size 0;");
  expect(site).toContain("proxy_request_buffering off;");
  expect(site).toMatch(/limit_conn circle_visitors \d+;/);
  for (const name of ["client_header_timeout", "client_body_timeout", "send_timeout"])
    expect(Number(conf.match(new RegExp(`^${name} (\\d+)s;`, "m"))?.[1])).toBeLessThanOrEqual(20);
});

test("of what is larger than a page, all visitors together hold no more than a small machine has room for", () => {
  const [, folders = "", limits = ""] = /location ~ \^\/\(([^)]+)\)\/ \{([^}]+)\}/.exec(conf) ?? [];
  expect(folders.split("|")).toEqual(
    expect.arrayContaining(["films", "pictures", "documents", mediaPath.slice(1)]),
  );
  expect(limits).toContain("limit_conn circle_visitors 500;");
  expect(limits).toContain("limit_conn circle_large 3000;");
  expect(conf).toContain("limit_conn_zone $server_name zone=circle_large");
});

test("the guide gives nginx more connections than one visitor can hold open", () => {
  const guide = readFileSync("docs/deploying.md", "utf8");
  const [, connections] = guide.match(/worker_connections 768;\/worker_connections (\d+);/) ?? [];
  const [, files] = guide.match(/echo "worker_rlimit_nofile (\d+);"/) ?? [];
  expect(Number(connections)).toBeGreaterThan(10_000);
  // Each visitor's request has a connection to the site, too.
  expect(Number(files)).toBeGreaterThan(2 * Number(connections));
});
