import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type Answer, post } from "#desk/call.ts";
import { Choice } from "#desk/frame/choice.tsx";
import { useChange } from "#desk/use-change.ts";
import type { Status } from "#rules/inbox.ts";
import { type ListedMessage, type MessageAnswer, touched } from "./queries.ts";

/** Which rows are ticked. Another list begins with none. */
export const useSelection = (list: string) => {
  const [ticked, setTicked] = useState<{ list: string; ids: ReadonlySet<string> }>({
    list,
    ids: new Set(),
  });
  const ids = ticked.list === list ? ticked.ids : new Set<string>();
  const set = useCallback(
    (change: (ids: ReadonlySet<string>) => Iterable<string>) =>
      setTicked((known) => ({
        list,
        ids: new Set(change(known.list === list ? known.ids : new Set())),
      })),
    [list],
  );
  const toggle = useCallback(
    (id: string) =>
      set((known) => (known.has(id) ? [...known].filter((one) => one !== id) : [...known, id])),
    [set],
  );
  return { has: (id: string) => ids.has(id), toggle, set };
};

const several = (n: number) => (n === 1 ? "1 message" : `${n} messages`);
const isOrAre = (n: number) => (n === 1 ? "is" : "are");

const moved: Record<Status, (n: number) => string> = {
  open: (n) => `${several(n)} ${isOrAre(n)} open again`,
  waiting: (n) => `${several(n)} ${isOrAre(n)} waiting for their reply`,
  done: (n) => `${several(n)} ${isOrAre(n)} done`,
  spam: (n) => `${several(n)} ${isOrAre(n)} marked as spam`,
};

type Result = Answer<"messages/several/status">;

const result = (sentence: string, { left }: Result) =>
  left === 0
    ? `${sentence}.`
    : `${sentence}. ${left} changed in the meantime and ${left === 1 ? "was" : "were"} left alone.`;

/** Does one thing with all messages that are ticked. */
export function ChangeSeveral({
  messages,
  colleagues,
  selection,
  children,
}: {
  messages: ListedMessage[];
  colleagues: MessageAnswer["colleagues"];
  selection: ReturnType<typeof useSelection>;
  /** Beside it, while nothing is ticked. */
  children: ReactNode;
}) {
  const client = useQueryClient();
  const chosen = messages.filter(({ id }) => selection.has(id));
  const named = chosen.map(({ id, revision }) => ({ id, revision }));
  const after = {
    onSuccess: () => selection.set(() => []),
    // Whatever was changed meanwhile is shown as it is now.
    onError: () => client.invalidateQueries({ queryKey: ["messages"] }),
  };
  const move = useChange("messages/several/status", {
    done: ({ status }, got) => result(moved[status](got.changed.length), got),
    undo: async (_, got) => {
      for (const [status, messages] of Map.groupBy(got.changed, ({ before }) => before.status))
        await post("messages/several/status", { messages, status });
    },
    changes: touched,
  });
  const assign = useChange("messages/several/assign", {
    done: ({ to }, got) => {
      const name = colleagues.find(({ id }) => id === to)?.name ?? "no one";
      const n = got.changed.length;
      return result(`${several(n)} ${isOrAre(n)} assigned to ${name}`, got);
    },
    undo: async (_, got) => {
      for (const [to, messages] of Map.groupBy(got.changed, ({ before }) => before.assignedId))
        await post("messages/several/assign", { messages, to });
    },
    changes: touched,
  });
  const isPending = move.isPending || assign.isPending;
  const isAll = chosen.length === messages.length;
  const ways = (["done", "spam", "open"] as const).filter((status) =>
    status === "open"
      ? chosen.every((one) => one.status === "spam")
      : chosen.some((one) => one.status !== status),
  );
  const names = { done: "Mark as done", spam: "Mark as spam", open: "Not spam" };
  const isAny = chosen.length > 0;
  return (
    // Ticked rows may be far below: what is done with them stays in sight.
    <fieldset
      data-stays={isAny || undefined}
      className={`mb-2 items-center gap-x-4 gap-y-2 ${isAny ? "sticky top-0 z-20 -mx-4 grid grid-cols-2 border-limestone-200 border-b bg-paper px-4 py-2 sm:-mx-8 sm:flex sm:flex-wrap sm:px-8" : "flex flex-wrap justify-between border-transparent sm:border-b sm:py-2"}`}
    >
      <legend className="sr-only">Several messages at once</legend>
      <label className="col-span-2 flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-6 accent-brick-600"
          checked={isAll}
          onChange={() => selection.set(() => (isAll ? [] : messages.map(({ id }) => id)))}
        />
        {isAny ? `${chosen.length} selected` : "Select all on this page"}
      </label>
      {isAny ? (
        <>
          {ways.map((status) => (
            <Button
              key={status}
              look="secondary"
              className="button-small"
              disabled={isPending}
              onClick={() => move.mutate({ messages: named, status }, after)}
            >
              {names[status]}
            </Button>
          ))}
          <div className="col-span-2">
            <Choice
              inline
              label="Assign to"
              value="choose"
              options={[
                ["choose", "Choose…"],
                ["", "No one"],
                ...colleagues.map(({ id, name }) => [id, name] as const),
              ]}
              choose={(to) => {
                if (to !== "choose") assign.mutate({ messages: named, to: to || null }, after);
              }}
            />
          </div>
        </>
      ) : (
        children
      )}
    </fieldset>
  );
}
