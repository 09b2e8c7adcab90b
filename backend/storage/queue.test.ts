import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { DatabaseUnavailable } from "./database.ts";
import { fewAtATimeByKey, oneAtATime, oneAtATimeByKey } from "./queue.ts";

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

test("one piece of each key is done at a time, and few of all keys together", async () => {
  const inTurn = fewAtATimeByKey(2, "busy");
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  const works = ["a1", "a2", "b1", "c1"].map((name) => inTurn(name[0] ?? "", work(name)));
  await setImmediate();
  expect(begun).toEqual(["a1", "b1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "c1"]);
  await end("c1");
  expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
  await end("a2");
  await end("b1");
  await Promise.all(works);
});
