import { expect, test } from "vitest";
import { readEnv } from "#backend/env.ts";
import { checkSettings } from "./check-settings.ts";

const findingsFor = (env: Record<string, string>) =>
  checkSettings(
    readEnv({
      SITE_URL: "https://circle.internal",
      TRUSTED_PROXIES: "127.0.0.1",
      SMTP_URL: "smtps://user:word@mail.circle.internal:465",
      MAIL_FROM: "desk@circle.internal",
      STAFF_EMAIL: "desk@circle.internal",
      ...env,
    }),
  );
const aboutsOf = (env: Record<string, string>) => findingsFor(env).map(({ about }) => about);

const usual = ["test-checkout"];

test.each([
  ["a proxy on this machine", { TRUSTED_PROXIES: "127.0.0.1" }],
  ["Docker's own networks", { TRUSTED_PROXIES: "172.16.0.0/12,192.168.0.0/16" }],
  ["a large network of one's own", { TRUSTED_PROXIES: "10.0.0.0/8,fd00::/16" }],
  ["one address", { HOST: "127.0.0.1" }],
])("nothing is said about %s", (_, env) => {
  expect(aboutsOf(env)).toEqual(usual);
});

test.each([
  ["everybody", { TRUSTED_PROXIES: "0.0.0.0/0" }, "everybody-trusted"],
  ["everybody with IPv6", { TRUSTED_PROXIES: "127.0.0.1, ::/0" }, "everybody-trusted"],
  ["both halves of everybody", { TRUSTED_PROXIES: "0.0.0.0/1,128.0.0.0/1" }, "everybody-trusted"],
  ["all networks", { HOST: "0.0.0.0" }, "open-to-all-networks"],
  ["all networks of IPv6", { HOST: "::" }, "open-to-all-networks"],
  ["the mail catcher of the Compose file", { SMTP_URL: "smtp://mail:1025" }, "mail-catcher"],
  ["a mail catcher by its name", { SMTP_URL: "smtp://mailpit:25" }, "mail-catcher"],
])("a public site is warned of %s", (_, env, about) => {
  expect(aboutsOf(env)).toEqual(expect.arrayContaining([...usual, about]));
  // On one's own machine everything may stand in for something.
  expect(aboutsOf({ ...env, SITE_URL: "http://localhost:3000" })).toEqual([]);
});

test("what donors see without a card key is said as it is", () => {
  const [closed] = findingsFor({});
  expect(closed?.says).toContain("donors are asked to call");
  const [test] = findingsFor({ TEST_CHECKOUT: "on" });
  expect(test?.says).toContain("donors see the test checkout");
});
