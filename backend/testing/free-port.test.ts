import { createServer } from "node:http";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("who asks at the same time gets another port, and one that is taken nobody", async () => {
  const first = await freePort();
  const taken = createServer().listen(first + 1, "127.0.0.1");
  const ports = await Promise.all(Array.from({ length: 10 }, freePort));
  taken.close();
  expect(new Set([...ports, first, first + 1]).size).toBe(12);
});
