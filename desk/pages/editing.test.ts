import { beforeEach, expect, test, vi } from "vitest";
import { CallFailed } from "#desk/call.ts";
import type { Conflict } from "#rules/pages.ts";
import { startEditing, type Written } from "./editing.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

type Save = { revision: number; base: number; content: unknown };

/** A desk that answers when it is told to, as the test says. */
const desk = (start: Partial<Written> = {}) => {
  const sent: Save[] = [];
  const waiting: ((answer: Error | undefined) => void)[] = [];
  let kept: Written | undefined;
  const first = { text: "as it was" };
  const editing = startEditing({
    start: { content: first, saved: first, revision: 3, base: 1, ...start },
    send: (save) => {
      sent.push(save);
      return new Promise((resolve, reject) => {
        waiting.push((error) => (error ? reject(error) : resolve({ revision: save.revision + 1 })));
      });
    },
    keep: (unsaved) => {
      kept = unsaved;
    },
  });
  const answer = async (error?: Error) => {
    waiting.shift()?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  const type = (text: string) => editing.change(() => ({ text }));
  const forget = () => {
    kept = undefined;
  };
  return { editing, sent, answer, type, kept: () => kept, forget };
};

const settled = () => vi.advanceTimersByTimeAsync(800);

test("nothing is sent without a change, and a moment after typing one save is", async () => {
  const { editing, sent, answer, type, kept } = desk();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  type("a");
  type("ab");
  expect(kept()).toMatchObject({ content: { text: "ab" }, revision: 3 });
  await settled();
  expect(sent).toEqual([{ revision: 3, base: 1, content: { text: "ab" } }]);
  await answer();
  expect(editing.read().state.kind).toBe("saved");
  expect(kept()).toBeUndefined();
});

test("saves go one after the other, each from the one before", async () => {
  const { sent, answer, type } = desk();
  type("a");
  await settled();
  type("ab");
  await settled();
  expect(sent).toHaveLength(1);
  await answer();
  await settled();
  expect(sent[1]).toEqual({ revision: 4, base: 1, content: { text: "ab" } });
});

test("without a connection it stays here and goes again by itself", async () => {
  const { editing, sent, answer, type, kept } = desk();
  type("a");
  await settled();
  await answer(new CallFailed("The desk could not be reached."));
  expect(editing.read().state.kind).toBe("offline");
  expect(kept()).toMatchObject({ content: { text: "a" } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
  await answer();
  expect(editing.read().state.kind).toBe("saved");
});

test("what was cleared by signing out is not kept again by a save that goes again", async () => {
  const { sent, answer, type, kept, forget } = desk();
  type("a");
  await settled();
  await answer(new CallFailed("The desk could not be reached."));
  forget();
  await vi.advanceTimersByTimeAsync(5_000);
  await answer(new CallFailed("You have been signed out.", "signed-out", 401));
  expect([sent.length, kept()]).toEqual([2, undefined]);
});

test("what was refused is said and not sent again until something changes", async () => {
  const { editing, sent, answer, type } = desk();
  type("a");
  await settled();
  await answer(new CallFailed("You have been signed out.", "signed-out", 401));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(editing.read().state).toEqual({ kind: "failed", message: "You have been signed out." });
  expect(sent).toHaveLength(1);
  type("ab");
  await settled();
  expect(sent).toHaveLength(2);
});

const conflict: Conflict = {
  name: "hours",
  newer: "draft",
  by: "Omar Diaz",
  at: "2026-11-16T16:42:00Z",
  content: { text: "theirs" },
  changes: [],
  draftRevision: 9,
  base: 2,
};

test("somebody else's save stops mine until one of both is chosen", async () => {
  const { editing, sent, answer, type, kept } = desk();
  type("mine");
  await settled();
  await answer(new CallFailed("Meanwhile", "changed-meanwhile", 409, { conflict }));
  type("mine, longer");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(kept()).toMatchObject({ content: { text: "mine, longer" } });

  editing.settle(editing.read().content, conflict);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]).toEqual({ revision: 9, base: 2, content: { text: "mine, longer" } });
});

test("whoever takes the other's text has nothing left to save", async () => {
  const { editing, sent, answer, type, kept } = desk();
  type("mine");
  await settled();
  await answer(new CallFailed("Meanwhile", "changed-meanwhile", 409, { conflict }));
  editing.settle(conflict.content, conflict);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(editing.read()).toEqual({ content: { text: "theirs" }, state: { kind: "unchanged" } });
  expect([sent.length, kept(), editing.revision()]).toEqual([1, undefined, 9]);
});

test("what a closed tab left unsaved is sent as soon as it is opened again", async () => {
  const { sent } = desk({ content: { text: "kept" }, revision: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ revision: 2, base: 1, content: { text: "kept" } }]);
});

test("asking to save now waits for the save under way and says whether all is saved", async () => {
  const { editing, answer, type, sent } = desk();
  type("a");
  await settled();
  type("ab");
  const done = editing.saveNow();
  await answer();
  await answer();
  expect(await done).toBe(true);
  expect(sent).toHaveLength(2);
});
