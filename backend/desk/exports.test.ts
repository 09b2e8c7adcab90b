import { expect, test } from "vitest";
import { testDesk } from "./testing/desk.ts";

test.each(["gifts", "messages", "readers"])(
  "%s read page by page leave one line in the log, as an export does",
  async (path) => {
    const desk = await testDesk();
    const token = await desk.signedIn({ owner: true });
    const what = path === "readers" ? "newsletter readers" : path;
    const read = async (query: string) =>
      expect((await desk.read(`${path}${query}`, token)).status).toBe(200);
    await read("");
    await read("?page=1");
    expect(await desk.log()).toEqual([]);
    for (const page of [2, 3, 4]) await read(`?page=${page}`);
    const entry = { action: `read ${what} page by page` };
    expect(await desk.log()).toMatchObject([entry]);
    // A search is another list; what was searched for is not told.
    await read("?page=2&q=Okoro");
    expect(await desk.log()).toMatchObject([entry, entry]);
    expect(JSON.stringify(await desk.log())).not.toContain("Okoro");
    desk.wait(3601);
    await read("?page=5");
    expect(await desk.log()).toHaveLength(3);
  },
);
