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
  expect(servers).toHaveLength(2);
  for (const server of servers)
    expect([...server.matchAll(/access_log ([^;]+);/g)].map(([, log]) => log)).toEqual([
      "/var/log/nginx/access.log without_query",
    ]);
});
