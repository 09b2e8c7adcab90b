import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

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
});

test("the address with www leads to the one whose forms are taken, encrypted or not", () => {
  const leadsAway = conf
    .split(/^server \{/m)
    .filter((server) => server.includes("return 301 https://circleurban.example$request_uri;"))
    .filter((server) => /server_name [^;]*www\.circleurban\.example;/.test(server))
    .map((server) => /listen (\d+)/.exec(server)?.[1]);
  expect(leadsAway).toEqual(["80", "443"]);
});
