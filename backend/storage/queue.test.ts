import { expect, test } from "vitest";
import { DatabaseUnavailable } from "./database.ts";
import { oneAtATime, oneAtATimeByKey } from "./queue.ts";

test("work is done in the order it came, one piece at a time", async () => {
  const alone = oneAtATime("busy");
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const works = [
    alone(async () => {
      await first.promise;
      done.push("first");
    }),
    alone(async () => {
      done.push("second");
      throw new Error("no");
    }),
    alone(async () => done.push("third")),
  ];
  first.resolve();
  await Promise.allSettled(works);
  expect(done).toEqual(["first", "second", "third"]);
});

test("what waits too long is refused unbegun, and what comes later is done", async () => {
  const alone = oneAtATime("busy", 20);
  const long = Promise.withResolvers<void>();
  const running = alone(() => long.promise);
  let begun = false;
  const refused = alone(async () => {
    begun = true;
  });
  await expect(refused).rejects.toThrow(new DatabaseUnavailable("busy"));
  long.resolve();
  await running;
  expect(await alone(async () => "done")).toBe("done");
  expect(begun).toBe(false);
});

test("work of one key waits for nothing of another", async () => {
  const alone = oneAtATimeByKey("busy");
  const long = Promise.withResolvers<string>();
  const done: string[] = [];
  const note = (name: string) => async () => done.push(name);
  const first = alone("a", () => long.promise);
  const second = alone("a", note("a"));
  await alone("b", note("b"));
  long.resolve("");
  await Promise.all([first, second]);
  expect(done).toEqual(["b", "a"]);
});
