import { expect, test } from "vitest";
import { z } from "zod";
import { testDesk } from "#backend/testing/desk.ts";
import { aMessage } from "#backend/testing/inbox/samples.ts";
import { endpoints } from "./endpoints.ts";

const highest = 2 ** 31 - 1;

/** Where an endpoint takes a revision, how high it may be. */
const revisionsIn = (input: z.ZodType) => {
  const found: number[] = [];
  JSON.stringify(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }), (name, value) => {
    if (name === "revision") found.push(value.maximum ?? Number.POSITIVE_INFINITY);
    return value;
  });
  return found;
};

test("no endpoint takes a revision that is higher than the database counts", () => {
  const taking = endpoints.map(({ path, input }) => ({ path, revisions: revisionsIn(input) }));
  const tooHigh = taking.filter(({ revisions }) => revisions.some((most) => most > highest));
  expect(tooHigh.map(({ path }) => path)).toEqual([]);
  expect(taking.filter(({ revisions }) => revisions.length > 0).length).toBeGreaterThan(10);
});

test("such a revision is refused as none that there is", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  const { id } = await aMessage(desk);
  const body = { id, revision: highest + 1, status: "done" };
  expect((await desk.post("messages/status", body, token)).status).toBe(400);
});
