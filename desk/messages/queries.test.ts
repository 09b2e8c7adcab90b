import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { queries } from "#desk/queries.ts";
import { messageFilter } from "#rules/inbox.ts";
import { lookingAt, messagePage, oneMessage } from "./queries.ts";

afterEach(() => vi.unstubAllGlobals());

test("once a message is known as read, the list and Today are asked for again, whatever is on the screen by then", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ others: [], revision: 1 }));
  const client = new QueryClient();
  for (const name of ["messages", "today", "people"]) client.setQueryData([name], {});
  const asked = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey[0]);

  // Nothing of the message's screen is there: whoever looked at it has gone back.
  await client.fetchQuery(lookingAt(client, "7"));
  expect(asked()).toEqual(["messages", "today"]);

  for (const name of ["messages", "today"]) client.setQueryData([name], {});
  await client.fetchQuery(lookingAt(client, "7"));
  expect(asked()).toEqual([]);
});

test("a colleague who joined since is there as soon as messages are shown again", async () => {
  for (const ask of [
    () => queries.fetchQuery(oneMessage("7")),
    () => queries.fetchQuery(messagePage(messageFilter.parse({}))),
  ]) {
    let colleagues = [{ id: "1", name: "Ruth Banks" }];
    vi.stubGlobal("fetch", async () => Response.json({ colleagues }));
    await ask();
    colleagues = [...colleagues, { id: "2", name: "Maria Lopez" }];
    expect(await ask()).toEqual({ colleagues });
  }
  queries.clear();
});
