import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { DatabaseUnavailable } from "./database.ts";
import { fewAtATimeByKey, oneAtATime } from "./queue.ts";

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

const refusal = () => new DatabaseUnavailable("busy");

/** Notes what begins, and ends it when it is told to. */
const trial = (inTurn: ReturnType<typeof fewAtATimeByKey>) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    /** Its first letter is its key. */
    ask: (name: string) =>
      inTurn(name[0] ?? "", () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await setImmediate();
    },
  };
};

test("one piece of each key is done at a time, and few of all keys together", async () => {
  const { begun, ask, end } = trial(fewAtATimeByKey({ most: 2, refusal }));
  const works = ["a1", "a2", "b1", "c1"].map(ask);
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

test("whoever comes once passes a crowd that was there already and goes on coming", async () => {
  const { begun, ask, end } = trial(fewAtATimeByKey({ most: 1, refusal }));
  const crowd = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"].map(ask);
  await setImmediate();
  for (const name of ["a1", "b1", "c1"]) await end(name);
  const neighbor = ask("n1");
  await setImmediate();
  await end("a2");
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "n1"]);
  for (const name of ["n1", "b2", "c2", "a3", "b3", "c3"]) await end(name);
  await Promise.all([...crowd, neighbor]);
  expect(begun.slice(5)).toEqual(["b2", "c2", "a3", "b3", "c3"]);
});

test("several of one key are done at a time where it may have several", async () => {
  const { begun, ask, end } = trial(fewAtATimeByKey({ most: 3, mostOfKey: 2, refusal }));
  const works = ["a1", "a2", "a3", "b1"].map(ask);
  await setImmediate();
  expect(begun).toEqual(["a1", "a2", "b1"]);
  for (const name of ["a1", "a2", "a3", "b1"]) await end(name);
  await Promise.all(works);
});

test("who gave up waiting in a crowd is not begun, and takes no place of others", async () => {
  const { begun, ask, end } = trial(fewAtATimeByKey({ most: 1, refusal, waitMs: 20 }));
  const first = ask("a1");
  await expect(ask("b1")).rejects.toThrow(new DatabaseUnavailable("busy"));
  await end("a1");
  await first;
  const next = ask("c1");
  await setImmediate();
  expect(begun).toEqual(["a1", "c1"]);
  await end("c1");
  await next;
});
