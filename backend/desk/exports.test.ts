import { expect, test } from "vitest";
import { testDesk } from "#backend/testing/desk.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

test.each(["gifts", "messages", "readers"])(
  "%s read page by page leave one line in the log, as an export does",
  async (path) => {
    const desk = await testDesk();
    const token = await desk.signedIn({ owner: true });
    const what = path === "readers" ? "newsletter subscribers" : path;
    const read = async (query: string) =>
      expect((await desk.read(`${path}${query}`, token)).status).toBe(200);
    await read("");
    await read("?page=1");
    expect(await desk.log()).toEqual([]);
    for (const page of [2, 3, 4]) await read(`?page=${page}`);
    const entry = { action: `paged through ${what}` };
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

const rows = {
  messages: `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
    select 'Sample', 'Person', 'p' || to_char(n, 'FM000') || '@visitor.example', 'Subject', 'Words',
           $1::timestamptz from generate_series(0, 399) as n`,
  readers: `insert into newsletter_subscribers
      (email, email_key, state, created_at, confirmed_at)
    select email, email, 'confirmed', $1, $1 from (select 'p' || to_char(n, 'FM000')
      || '@visitor.example' as email from generate_series(0, 399) as n) as readers`,
};

type Shown = { messages?: { id: string }[]; readers?: { id: string }[]; code?: string };

test.each(["messages", "readers"] as const)(
  "whoever reads many %s by narrow searches is named in the log and asked to sign in again",
  async (path) => {
    const desk = await testDesk();
    const id = await desk.person("ruth@circleurban.example", {
      permissions: ["messages", "subscribers"],
    });
    const old = await desk.signIn(id);
    await desk.db.query(rows[path], [desk.deps.now()]);
    desk.wait(3_600);
    const search = async (q: string, token = old) => {
      const answer = await desk.read(`${path}?q=p${q}&status=all`, token);
      const body = (await answer.json()) as Shown;
      return { status: answer.status, code: body.code, shown: body[path]?.length };
    };
    const tens = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => String(from + at).padStart(2, "0"));
    for (const q of tens(0, 30)) expect(await search(q)).toMatchObject({ status: 200, shown: 10 });
    expect(await desk.log()).toEqual([]);
    for (const q of ["30", "30"])
      expect(await search(q)).toMatchObject({ status: 403, code: "sign-in-again" });
    const what = path === "readers" ? "newsletter subscribers" : path;
    const entry = { action: `read many ${what}`, about: "more than 300 in an hour" };
    expect(await desk.log()).toMatchObject([entry]);
    // What was shown already may lie open on a screen that asks for it again and again.
    expect((await search("01")).status).toBe(200);
    const fresh = await desk.signIn(id);
    for (const q of tens(30, 40)) expect((await search(q, fresh)).status).toBe(200);
    expect(await desk.log()).toHaveLength(1);
    // An hour later the count begins anew.
    await desk.db.query("update limits set used_until = used_until - interval '1 hour'");
    desk.wait(3_600);
    expect((await search("39")).status).toBe(200);
  },
);

test("the list of emails is counted as every other list", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  await desk.db.query(
    `insert into mails (key, kind, recipient, subject, body_text, message_id, next_attempt_at, created_at)
     select 'key ' || n, 'receipt', 'p' || n || '@visitor.example', 'Subject', 'Words',
            '<' || n || '@visitor.example>', $1::timestamptz, $1::timestamptz from generate_series(0, 399) as n`,
    [desk.deps.now()],
  );
  desk.wait(3_600);
  const page = async (number: number) => (await desk.read(`mail?page=${number}`, token)).status;
  for (let number = 1; number <= 12; number++) expect(await page(number)).toBe(200);
  expect(await page(13)).toBe(403);
});

test("a stolen session reads no more by asking for all pages at once", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  await desk.db.query(rows.messages, [desk.deps.now()]);
  desk.wait(3_600);
  const pages = Array.from({ length: 16 }, (_, at) => at + 1);
  const answers = await Promise.all(
    pages.map((page) => desk.read(`messages?status=all&page=${page}`, token)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
});

test("messages that are opened count, and so do gifts, a donor's page and letters", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  await desk.db.query(rows.messages, [desk.deps.now()]);
  const [message] = await storedRows<{ id: string }>(
    desk.db,
    "select id from contact_messages limit 1",
  );
  const gift = await aGift(desk, { email: "ada@example.net" });
  const counted = async (path: string) => {
    await desk.db.query("delete from limits");
    expect((await desk.read(path, token)).status).toBe(200);
    const names = await storedRows<{ name: string }>(
      desk.db,
      "select distinct name from limits where name like '%shown%'",
    );
    return names.map(({ name }) => name.split(" shown ")[0]).sort();
  };
  expect(await counted(`messages/message?id=${message?.id}`)).toEqual(["messages"]);
  expect(await counted("gifts")).toEqual(["gifts"]);
  expect(await counted(`gifts/gift?id=${gift.id}`)).toEqual(["gifts"]);
  expect(await counted("gifts/person?email=ada@example.net")).toEqual(["gifts"]);
  const one = `id=${gift.id}&payment=${gift.payment}&year=2026&email=ada@example.net`;
  for (const letter of ["receipt", "statement"])
    expect([letter, await counted(`gifts/${letter}?${one}`)]).toEqual([letter, ["gifts"]]);
});

test.each([
  ["messages/export", "messages-2026-03-02.csv"],
  ["gifts/export", "gifts-2026-03-02.csv"],
  ["readers/export", "subscribers-2026-03-02.csv"],
  ["privacy/file?email=jane@visitor.example", "what-we-have-2026-03-02.html"],
])("the name of the file from %s says what it is and of which day", async (path, name) => {
  const desk = await testDesk();
  const answer = await desk.read(path, await desk.signedIn({ owner: true }));
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
});
