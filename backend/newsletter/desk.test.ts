import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aReader } from "#backend/testing/inbox/samples.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

type ReaderPage = DeskApi["GET"]["readers"]["answer"];

const open = async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["subscribers"] });
  const list = async (query = "") =>
    (await (await desk.read(`readers?${query}`, token)).json()) as ReaderPage;
  const change = (path: string, id: string) => desk.post(`readers/${path}`, { id }, token);
  return { desk, token, list, change };
};

test("readers are found by any part of their address, 25 a page", async () => {
  const { desk, list } = await open();
  await desk.db.query(
    `insert into newsletter_subscribers (email, email_key, state, created_at, confirmed_at)
     select 'R' || n || '@visitor.example', 'r' || n || '@visitor.example', 'confirmed', now(), now()
     from generate_series(1, 30) as n`,
  );
  await aReader(desk, "Someone.Else@other.example");
  expect(await list()).toMatchObject({ total: 31, readers: { length: 25 } });
  expect(await list("page=2")).toMatchObject({ readers: { length: 6 } });
  expect(await list("q=ELSE@o")).toMatchObject({
    total: 1,
    readers: [{ email: "Someone.Else@other.example" }],
  });
  expect((await list("q=%25")).total).toBe(0);
});

test("a reader who was removed by mistake can be brought back for an hour", async () => {
  const { desk, list, change } = await open();
  const { id } = await aReader(desk);
  expect((await change("remove", id)).status).toBe(200);
  expect(await list()).toMatchObject({ total: 0, left: 1 });
  expect((await change("bring-back", id)).status).toBe(200);
  expect(await list()).toMatchObject({ total: 1, left: 0 });
  await change("remove", id);
  desk.wait(3601);
  expect((await change("bring-back", id)).status).toBe(400);
  expect((await desk.log()).map(({ about }) => about)).toEqual(Array(3).fill("r…@visitor.example"));
});

test("who left by themselves stays away, also after staff had removed them", async () => {
  const { desk, change } = await open();
  const { id } = await aReader(desk);
  await change("remove", id);
  const [row] = await storedRows<{ token: string }>(
    desk.db,
    "select unsubscribe_token as token from newsletter_subscribers",
  );
  await desk.request(`unsubscribe-newsletter?token=${row?.token}`, { method: "POST" });
  expect((await change("bring-back", id)).status).toBe(400);
});

test("the export holds what was searched for, each with a link to unsubscribe", async () => {
  const { desk, token } = await open();
  await aReader(desk, "=cmd@visitor.example");
  await aReader(desk, "other@another.example");
  const answer = await desk.read("readers/export?q=visitor", token);
  const bytes = new Uint8Array(await answer.clone().arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await answer.text()).toMatch(
    /^Email,Confirmed \(Chicago\),Unsubscribe link,Language\r\n'=cmd@visitor\.example,2026-03-02 09:00,https:\/\/circleurban\.example\/functions\/v1\/unsubscribe-newsletter\?token=[\w-]+,English\r\n$/,
  );
  expect(await desk.log()).toMatchObject([
    { action: "exported newsletter subscribers", about: "a search" },
  ]);
  const resting = await desk.read("readers/export?view=resting", token);
  expect((await resting.text()).trim().split("\n")).toHaveLength(1);
});
