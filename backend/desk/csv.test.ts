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
  expect(csvLine(['a"b', "c,d", "e;f", "f\r\ng", "h\ti"])).toBe(
    '"a""b","c,d","e;f","f\r\ng","h\ti"\r\n',
  );
});

test.each([
  ["Ada;=1+1", "Ada;'=1+1"],
  ["Ada; =1;-2", "Ada; '=1;'-2"],
  ["Ada\t=1+1", "Ada\t'=1+1"],
  ["Ada\n=1+1", "Ada\n'=1+1"],
  ["Ada\r\n@SUM(A1)", "Ada\r\n'@SUM(A1)"],
  ["Ada;\u200b＝1", "Ada;\u200b'＝1"],
])(
  "a part of a cell that another spreadsheet would take for a formula is text: %j",
  (value, text) => {
    expect(csvLine(["x", value])).toBe(`x,"${text}"\r\n`);
  },
);

/** What this process works for it, however busy the machine is. */
const workOf = (cells: readonly string[]) => {
  const before = process.cpuUsage();
  csvLine(cells);
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

test.each(["\n", "\t\u200b"])(
  "a message of nothing but %j costs no more than many messages",
  (sign) => {
    const letters = 20_000;
    const hostile = `a${sign.repeat(letters / sign.length)}b`;
    expect(csvLine([hostile])).toBe(`"${hostile}"\r\n`);
    const many = Array.from({ length: 300 }, () => "word ".repeat(letters / 5));
    expect(workOf([hostile])).toBeLessThan(workOf(many));
  },
);
