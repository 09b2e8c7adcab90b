import { expect, test } from "vitest";
import { hideSecrets } from "./secrets.ts";

test("passwords and keys are hidden, and the name of the database's user is not", () => {
  const settings = {
    DATABASE_URL: "postgres://circle:hunter%402@localhost:5432/circle",
    STRIPE_SECRET_KEY: "sk_live_51abc",
  };
  const said = "hello@circleurban.example, hunter@2, hunter%402, sk_live_51abc";
  expect(hideSecrets(said, settings)).toBe("hello@circleurban.example, …, …, …");
});
