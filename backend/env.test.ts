import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { organisation } from "#rules/organisation.ts";
import {
  buildSettingNames,
  EnvError,
  readBuildEnv,
  readEnv,
  settingNames,
  settingsFrom,
} from "./env.ts";

const refusal = (source: Record<string, string>) => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "accepted";
};

describe("the environment", () => {
  test("needs nothing to be set", () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "data",
      SITE_URL: "http://localhost:3000",
      FUNCTIONS_URL: "http://localhost:3000/functions/v1",
      MAIL_FROM: organisation.email,
      CARD_FEE: { share: 2900, fixedCents: 30 },
      TEST_CHECKOUT: "on",
      ALLOWED_ORIGINS: [],
      TRUSTED_PROXIES: [],
    });
  });

  test("reads an empty value as not set", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: " ", SITE_URL: "" })).toEqual(readEnv({}));
  });

  test("without an email server says that email goes to files", () => {
    const settings = (source: Record<string, string>) => settingsFrom(readEnv(source));
    expect(settings({}).emailGoesToFiles).toBe(true);
    expect(settings({ SMTP_URL: "smtp://mail.example" }).emailGoesToFiles).toBe(false);
  });

  test("builds the site address from the port, and drops its last slash", () => {
    expect(readEnv({ PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
    expect(readEnv({ SITE_URL: "https://circle.example/" }).SITE_URL).toBe(
      "https://circle.example",
    );
  });

  test.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "80a"],
    ["SITE_URL", "circle.example"],
    ["SITE_URL", "ftp://circle.example"],
    ["SITE_URL", "https://circle.example/site"],
    ["SITE_URL", "https://circle.example/?a=1"],
    ["DATABASE_URL", "mysql://localhost/circle"],
    ["SMTP_URL", "mail.example:25"],
    ["INBOX_IMAP_URL", "mail.example:993"],
    ["INBOX_IMAP_URL", "https://user:password@mail.example"],
    ["INBOX_IMAP_URL", "imaps://mail.example"],
    ["INBOX_IMAP_URL", "imaps://user:100%@mail.example"],
    ["BOUNCE_IMAP_URL", "imaps://mail.example"],
    ["MAIL_FROM", "not an address"],
    ["STAFF_EMAIL", "a@b.example\r\nBcc: c@d.example"],
    ["STRIPE_SECRET_KEY", "pk_test_1"],
    ["STRIPE_SECRET_KEY", "sk_"],
    ["STRIPE_SECRET_KEY", "sk_live_"],
    ["STRIPE_SECRET_KEY", "sk_other_1"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["STRIPE_API_BASE", "localhost"],
    ["TEST_CHECKOUT", "yes"],
    ["ALLOWED_ORIGINS", "partner.example"],
    ["ALLOWED_ORIGINS", "https://partner.example, *"],
    ["ALLOWED_ORIGINS", "https://partner.example/page"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "10.0.0.1, proxy.example"],
    ["TRUSTED_PROXIES", "::1/129"],
  ])("refuses %s=%j with a sentence that names it", (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} must .+\\.$`));
  });

  test("names every wrong value at once, and prints none of them", () => {
    const message = refusal({ PORT: "x", STRIPE_SECRET_KEY: "pk_live_secret" });
    expect(message).toMatch(/^PORT must/m);
    expect(message).toMatch(/^STRIPE_SECRET_KEY must/m);
    expect(message).not.toContain("pk_live_secret");
  });

  test("reads the card fee as a rate, or as not to be covered", () => {
    expect(readEnv({ CARD_FEE: "2.2% + 0.30" }).CARD_FEE).toEqual({ share: 2200, fixedCents: 30 });
    expect(readEnv({ CARD_FEE: "off" }).CARD_FEE).toBeNull();
    expect(() => readEnv({ CARD_FEE: "three percent" })).toThrow(
      "CARD_FEE must be off, or a rate such as 2.9% + 0.30.",
    );
  });

  test("reads trusted proxies as a list", () => {
    expect(readEnv({ TRUSTED_PROXIES: "10.0.0.0/8, ::1 192.0.2.7" }).TRUSTED_PROXIES).toEqual([
      "10.0.0.0/8",
      "::1",
      "192.0.2.7",
    ]);
  });
});

describe.each(["sk_live_1", "rk_live_1"])("a live key (%s), whatever NODE_ENV says,", (key) => {
  const complete = {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    DATABASE_URL: "postgres://db/circle",
    SMTP_URL: "smtp://mail.example",
    MAIL_FROM: "gifts@circle.example",
    SITE_URL: "https://circle.example",
  };

  test("starts when everything it needs is set", () => {
    expect(readEnv(complete).SITE_URL).toBe("https://circle.example");
  });

  test.each(["STRIPE_WEBHOOK_SECRET", "DATABASE_URL", "SMTP_URL", "MAIL_FROM", "SITE_URL"])(
    "does not start without %s",
    (name) => {
      expect(refusal({ ...complete, [name]: "" })).toBe(
        `${name} must be set, because STRIPE_SECRET_KEY is a live key.`,
      );
    },
  );

  test("does not start on a site address without encryption", () => {
    expect(refusal({ ...complete, SITE_URL: "http://circle.example" })).toBe(
      "SITE_URL must start with https://, because STRIPE_SECRET_KEY is a live key.",
    );
  });

  test.each([
    ["STRIPE_API_BASE", "http://api.elsewhere.example", "must start with https://"],
    ["STRIPE_API_BASE", "http://127.0.0.1:12111", "must start with https://"],
    ["FUNCTIONS_URL", "http://api.circle.example/functions/v1", "must start with https://"],
    ["SITE_URL", "https://localhost", "must be an address that donors can open"],
    ["SITE_URL", "https://127.0.0.1:8443", "must be an address that donors can open"],
    ["FUNCTIONS_URL", "https://localhost/functions/v1", "must be an address that donors can open"],
  ])("does not start with %s=%s", (name, value, sentence) => {
    expect(refusal({ ...complete, [name]: value })).toBe(
      `${name} ${sentence}, because STRIPE_SECRET_KEY is a live key.`,
    );
  });

  test("says all that is missing or wrong at once", () => {
    const wrong = {
      PORT: "x",
      SITE_URL: "http://circle.example",
      FUNCTIONS_URL: "http://localhost/functions/v1",
      STRIPE_API_BASE: "http://api.elsewhere.example",
    };
    expect(refusal({ STRIPE_SECRET_KEY: key, ...wrong })).toBe(
      [
        "PORT must be a port number from 1 to 65535.",
        "STRIPE_WEBHOOK_SECRET, DATABASE_URL, SMTP_URL, MAIL_FROM must be set, because STRIPE_SECRET_KEY is a live key.",
        "SITE_URL must start with https://, because STRIPE_SECRET_KEY is a live key.",
        "FUNCTIONS_URL must start with https://, because STRIPE_SECRET_KEY is a live key.",
        "STRIPE_API_BASE must start with https://, because STRIPE_SECRET_KEY is a live key.",
      ].join("\n"),
    );
  });
});

test("a build setting that cannot be used is refused by name", () => {
  expect(readBuildEnv({ VITE_FUNCTIONS_URL: "" })).toEqual({});
  expect(() => readBuildEnv({ VITE_VOLUNTEER_DELIVERY: "post" })).toThrow(
    "VITE_VOLUNTEER_DELIVERY must be page or server.",
  );
  expect(() => readBuildEnv({ VITE_FUNCTIONS_URL: "https://project.supabase.co" })).toThrow(
    "VITE_FUNCTIONS_URL must end with /functions/v1.",
  );
});

test.each(["sk_test_1", "rk_test_1"])("a test key (%s) needs nothing, anywhere", (key) => {
  expect(refusal({ STRIPE_SECRET_KEY: key })).toBe("accepted");
  expect(refusal({ STRIPE_SECRET_KEY: key, NODE_ENV: "production" })).toBe("accepted");
});

test(".env.example names every setting the schema knows", () => {
  const example = readFileSync(".env.example", "utf8");
  // NODE_ENV is set by what runs the site, not by a person.
  const known = [...settingNames, ...buildSettingNames].filter((name) => name !== "NODE_ENV");
  for (const name of known) expect(example).toMatch(new RegExp(`^#? ?${name}=`, "m"));
});
