import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  "\u00a0=1",
  "\ufeff=1",
  "\u200b=1",
  "\u0000=1",
  "\u202e=1",
  "＝1+1",
  "＋1",
  "－1",
  "−1",
  "＠SUM(A1)",
  " ＝1",
])("a cell that begins with %j is text", (value) => {
  expect(csvLine([value])).toMatch(/^"?'/);
});

test.each(["Ada", "ada@example.org", "2026-01-31", "(773) 555-0100", "a=b", "Núñez", ""])(
  "%j stays as it is",
  (value) => {
    expect(csvLine([value])).toBe(`${value}\r\n`);
  },
);

test("no cell becomes two, whatever parts cells or lines where it is opened", () => {
  expect(csvLine(['a"b', "c,d", "e;=1", "f\r\ng", "h\ti"])).toBe(
    '"a""b","c,d","e;=1","f\r\ng","h\ti"\r\n',
  );
});
