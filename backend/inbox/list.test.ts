import { describe, expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aMessage, aVolunteer } from "#backend/testing/inbox/samples.ts";
import { trapName } from "#rules/form-guard.ts";

type MessagePage = DeskApi["GET"]["messages"]["answer"];

const opened = async (parts: Parameters<typeof testDesk>[0] = {}) => {
  const desk = await testDesk(parts);
  const token = await desk.signedIn({ permissions: ["messages"], name: "Ruth Banks" });
  const list = async (query: Record<string, string> = {}) => {
    const answer = await desk.read(`messages?${new URLSearchParams(query)}`, token);
    return (await answer.json()) as MessagePage;
  };
  return { desk, token, list };
};

const fill = (desk: Awaited<ReturnType<typeof testDesk>>, n: number) =>
  desk.db.query(
    `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
     select 'Sample', 'Person ' || n, 'p' || n || '@visitor.example', 'Subject ' || n,
            'Text of number ' || n, timestamptz '2026-01-01' + n * interval '1 second' / 7
     from generate_series(1, $1::int) as n`,
    [n],
  );

describe.each(testDatabases)("on $name", ({ open }) => {
  test.each([
    ["jose GARC", "José García"],
    ["o'neil", "Ruth O'Neil"],
    ["ruth@visitor", "Ruth O'Neil"],
    ["place moth", "Ruth O'Neil"],
    ["71 safe", "Ruth O'Neil"],
    ["555-0199", "Ruth O'Neil"],
    ["corner grew", "José García"],
    ["Иван", "Иван Петров"],
  ])("searching for %j finds %s", async (q, name) => {
    const { desk, list } = await opened({ db: await open() });
    await aMessage(desk);
    await aVolunteer(desk);
    await aMessage(desk, {
      firstName: "Иван",
      lastName: "Петров",
      email: "i@visitor.example",
      message: "Nothing special at all",
      subject: "Hello",
      phone: "",
    });
    expect((await list({ q })).messages.map((message) => message.name)).toEqual([name]);
  });

  test("every message stands on exactly one page of 25", async () => {
    const { desk, list } = await opened({ db: await open() });
    await fill(desk, 60);
    await aVolunteer(desk);
    const seen: string[] = [];
    for (const page of ["1", "2", "3"]) {
      const { messages, total } = await list({ page });
      expect(total).toBe(61);
      seen.push(...messages.map(({ id }) => id));
    }
    expect(seen).toHaveLength(61);
    expect(new Set(seen).size).toBe(61);
    expect((await list()).messages[0]).toMatchObject({ kind: "volunteer" });
    expect((await list({ order: "oldest" })).messages[0]).toMatchObject({
      name: "Sample Person 1",
    });
    expect((await list({ page: "4" })).messages).toEqual([]);
  });

  test("an export holds every row once, in Chicago's time, with formulas defused", async () => {
    const { desk, token } = await opened({ db: await open() });
    await fill(desk, 1200);
    await aMessage(desk, {
      subject: '=HYPERLINK("https://x.example")',
      lastName: "+1",
      message: "@SUM(1+1) and more\nlines",
    });
    const answer = await desk.read("messages/export?status=open", token);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const bytes = new Uint8Array(await answer.clone().arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = await answer.text();
    expect(text).toContain("2026-03-02 09:00,Message,Open,,Ruth +1,");
    expect(text).toContain(`"'=HYPERLINK(""https://x.example"")"`);
    expect(text).toContain(`"'@SUM(1+1) and more\nlines"`);
    const references = text.match(/[0-9a-f-]{36}\r\n/g) ?? [];
    expect(references).toHaveLength(1201);
    expect(new Set(references).size).toBe(1201);
    expect((await desk.log()).at(-1)).toMatchObject({ action: "exported messages" });
  });
});

test("an export holds what the filter on the screen finds, and the log not what was searched for", async () => {
  const { desk, token } = await opened();
  await fill(desk, 30);
  await aMessage(desk);
  const answer = await desk.read("messages/export?status=all&q=mother&page=3", token);
  expect((await answer.text()).match(/\r\n/g)).toHaveLength(2);
  expect(await desk.log()).toMatchObject([{ action: "exported messages", about: "a search" }]);
});

test("stages, states and kinds narrow the list and its counts", async () => {
  const { desk, list } = await opened();
  await aMessage(desk);
  await aMessage(desk, { [trapName]: "x", subject: "Bought" });
  await aVolunteer(desk);
  expect(await list({ kind: "volunteer" })).toMatchObject({
    total: 1,
    counts: { open: 1, spam: 0 },
  });
  expect(await list({ status: "all" })).toMatchObject({ total: 3, counts: { open: 2, spam: 1 } });
  expect(await list({ status: "nonsense", page: "x", kind: "'" })).toMatchObject({ total: 2 });
  expect((await list({ q: "!!" })).total).toBe(0);
});

test("nothing that strangers wrote is markup or SQL to the desk", async () => {
  const { desk, list } = await opened();
  const hostile = "<img src=x onerror=alert(1)>'; drop table mails; --";
  await aMessage(desk, { firstName: hostile, subject: hostile, message: hostile });
  expect((await list({ q: hostile })).messages).toMatchObject([{ subject: hostile }]);
});
