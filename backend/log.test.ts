import { expect, test } from "vitest";
import { jsonLog } from "./log.ts";

const written = (fields?: Record<string, unknown>) => {
  const lines: string[] = [];
  jsonLog((line) => lines.push(line))('mail "sent"', fields);
  const [line = ""] = lines;
  expect(line).not.toContain("\n");
  const { time, ...rest } = JSON.parse(line);
  expect(Date.now() - Date.parse(time)).toBeLessThan(60_000);
  return rest;
};

test.each([
  [undefined],
  [{}],
  [{ left: undefined }],
  [{ path: '/a"b\n', status: 200, nested: { attempts: [1, 2] } }],
])("%j comes back from its line as it was", (fields) => {
  expect(written(fields)).toEqual({ event: 'mail "sent"', ...fields });
});
