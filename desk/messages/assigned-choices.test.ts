import { expect, test } from "vitest";
import { whoseChoices } from "./assigned-choices.ts";

const [me, ruth, gone] = ["1", "2", "3"].map((n) => `${n.repeat(8)}-0000-4000-8000-000000000000`);
const colleagues = [
  { id: me as string, name: "Omar Diaz" },
  { id: ruth as string, name: "Ruth Banks" },
];
const named = (someLeft: boolean, chosen = "all") =>
  Object.values(whoseChoices({ colleagues, someLeft }, chosen, me as string));

test("messages are listed by colleague, and of someone who left only once somebody has left", () => {
  expect(named(false)).toEqual(["Anyone", "Me", "Ruth Banks", "No one"]);
  expect(named(true)).toEqual(["Anyone", "Me", "Ruth Banks", "No one", "Someone who left"]);
  expect(named(false, gone)).toContain("A former colleague");
});
