import { expect, test } from "vitest";
import { testDesk } from "#backend/testing/desk.ts";
import { giftSamples } from "#backend/testing/giving/samples.ts";
import { aMessage, inboxSamples } from "#backend/testing/inbox/samples.ts";

type Entry = { action: string; about: string | null };

const openLog = async () => {
  const desk = await testDesk();
  const owner = await desk.person("owner@circleurban.example", { owner: true, name: "Ruth Banks" });
  const token = await desk.signIn(owner);
  const shown = async () =>
    ((await (await desk.read("audit", token)).json()) as { entries: Entry[] }).entries;
  return { desk, owner, token, shown };
};

test("the log shows whose message it was, as long as the message is kept", async () => {
  const { desk, token, shown } = await openLog();
  const { id } = await aMessage(desk, { firstName: "Rosa", lastName: "Diaz" });
  await desk.post("messages/note", { key: crypto.randomUUID(), id, text: "Call her" }, token);
  expect(await shown()).toMatchObject([
    { action: "added a note", about: "message from Rosa Diaz" },
  ]);
  await desk.db.query("delete from contact_messages where id = $1", [id]);
  expect(await shown()).toMatchObject([{ about: "message since deleted" }]);
  const stored = JSON.stringify(await desk.log());
  expect(stored).not.toContain("Rosa");
});

test("what is no longer kept has no reference in the log", async () => {
  const { desk, shown } = await openLog();
  for (const what of ["letter", "gift"])
    await desk.db.query(
      "insert into staff_audit (at, actor, action, about) values (now(), 'Ruth', 'printed', $1)",
      [`${what} ${crypto.randomUUID()}`],
    );
  expect((await shown()).map(({ about }) => about)).toEqual([
    "gift since deleted",
    "letter since deleted",
  ]);
});

test("whoever reads very many names in the log is named there and asked to sign in again", async () => {
  const { desk, token } = await openLog();
  await desk.db.query(
    `insert into staff_audit (at, actor, action, about)
     select now(), 'Ruth Banks', 'added a note', 'message ' || lpad(to_hex(n), 8, '0')
     from generate_series(1, 400) as n`,
  );
  desk.wait(16 * 60);
  const codes = [];
  for (let before = 401; before > 1; before -= 50) {
    const answer = await desk.read(`audit?before=${before}`, token);
    codes.push(((await answer.json()) as { code?: string }).code);
  }
  expect(codes).toEqual([...Array(6).fill(undefined), "sign-in-again", "sign-in-again"]);
  expect((await desk.log()).at(-1)).toMatchObject({ action: "read many names in the log" });
});

test("a name with references in it is a name: the log does not grow by it", async () => {
  const { desk, token, shown } = await openLog();
  const names = [];
  let before = "";
  for (const lastName of ["One", "Two", "Three"]) {
    const firstName = before ? Array(5).fill(`message ${before}`).join(" ") : "$& $`";
    const { id } = await aMessage(desk, { firstName, lastName: `${lastName}\u202e\ngift` });
    await desk.post("messages/note", { key: crypto.randomUUID(), id, text: "Call them" }, token);
    names.unshift(`message from ${firstName} ${lastName} gift`);
    before = id.slice(0, 8);
  }
  expect((await shown()).map(({ about }) => about)).toEqual(names);
});

test.each(Object.entries({ ...inboxSamples, ...giftSamples }))(
  "what %s leaves in the log is for people to read",
  async (path, sample) => {
    const { desk, owner, token, shown } = await openLog();
    const answer = await desk.post(path, await sample({ desk, owner }), token);
    expect(answer.status).toBe(200);
    const [{ action, about } = { action: "", about: "" }] = await shown();
    const words = `${action}: ${about}`;
    expect(words).not.toMatch(/\b[0-9a-f]{8}\b|\b1 (donors|emails)\b|\bmails?\b/);
  },
);
