import { expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import type { DeskApi } from "#backend/endpoints.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk, tokenInMail } from "#backend/testing/desk.ts";

type Person = DeskApi["GET"]["people"]["answer"]["people"][number];

type Desk = Awaited<ReturnType<typeof testDesk>>;

const staff = (desk: Desk, command: string) =>
  runStaffCommand(
    {
      db: desk.db,
      settings: desk.deps.settings,
      site: desk.deps.site,
      now: desk.deps.now(),
      cwd: "/",
    },
    command.split(" "),
  );
const tokenPrinted = (output: string) => output.match(/\/desk\/invitation#([\w-]{43})\n/)?.[1];

test("the first owner comes in by the staff command, and by nothing else", async () => {
  const desk = await testDesk();
  await desk.linkFor("first@circleurban.example");
  expect(await desk.db.query("select * from staff_accounts")).toEqual([]);
  const { exitCode, output } = await staff(desk, "invite first@circleurban.example --owner");
  expect(exitCode).toBe(0);
  const token = tokenPrinted(output);
  const answer = await desk.post("invitation/accept", { token, name: "Ruth Banks" });
  const session = await desk.read("session", desk.tokenIn(answer));
  expect(await session.json()).toMatchObject({ me: { name: "Ruth Banks", owner: true } });
  expect(await desk.log()).toEqual([
    { actor: "Staff command", action: "invited", about: "first@circleurban.example: owner" },
    {
      actor: "Ruth Banks (first@circleurban.example)",
      action: "accepted the invitation",
      about: null,
    },
  ]);
});

test("the same command lets somebody in again, takes nothing away and ends the link before", async () => {
  const desk = await testDesk();
  await desk.person("staff@circleurban.example", { permissions: ["gifts"] });
  const first = await staff(desk, "invite Staff@circleurban.example");
  const second = await staff(desk, "invite staff@circleurban.example --messages");
  const accept = (output: string) =>
    desk.post("invitation/accept", { token: tokenPrinted(output), name: "Ruth" });
  expect((await accept(first.output)).status).toBe(400);
  const answer = await accept(second.output);
  const session = await desk.read("session", desk.tokenIn(answer));
  const { me } = (await session.json()) as { me: { permissions: string[] } };
  expect(me.permissions.sort()).toEqual(["gifts", "messages"]);
});

test.each([
  ["invite", "Who?"],
  ["invite nobody", "Who?"],
  ["invite new@circleurban.example", "What can they do?"],
])("%s is answered with what is missing", async (command, sentence) => {
  const desk = await testDesk();
  const { exitCode, output } = await staff(desk, command);
  expect(exitCode).toBe(1);
  expect(output).toContain(sentence);
});

test("an owner invites by mail, and the colleague has exactly what was ticked", async () => {
  const desk = await testDesk();
  const owner = await desk.signedIn({ owner: true, name: "Ruth Banks" });
  const invited = { email: "new@circleurban.example", owner: false, permissions: ["messages"] };
  expect((await desk.post("people/invite", invited, owner)).status).toBe(200);
  const [mail] = await desk.mails();
  expect(mail).toMatchObject({ to: "new@circleurban.example", kind: "desk-invitation" });
  expect(mail?.text).toContain("Ruth Banks invited you");
  const answer = await desk.post("invitation/accept", { token: tokenInMail(mail), name: "José" });
  const token = desk.tokenIn(answer);
  expect(await (await desk.read("session", token)).json()).toMatchObject({
    me: { owner: false, permissions: ["messages"] },
  });
  const twice = await desk.post("people/invite", invited, owner);
  expect(twice.status).toBe(400);
});

test("an invitation without any right is refused with a sentence", async () => {
  const desk = await testDesk();
  const owner = await desk.signedIn({ owner: true });
  const answer = await desk.post(
    "people/invite",
    { email: "new@circleurban.example", owner: false, permissions: [] },
    owner,
  );
  expect(await answer.json()).toMatchObject({
    error: "Please choose at least one thing this person can do",
  });
});

test("the last owner can neither go nor become less", async () => {
  const desk = await testDesk();
  const id = await desk.person("owner@circleurban.example", { owner: true });
  const token = await desk.signIn(id);
  await desk.person("invited@circleurban.example", { owner: true, joined: false });
  const less = { id, owner: false, permissions: ["messages"] };
  for (const [path, body] of [
    ["people/remove", { id }],
    ["people/rights", less],
  ] as const) {
    const answer = await desk.post(path, body, token);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining("owner first") });
  }
  await desk.person("second@circleurban.example", { owner: true });
  expect((await desk.post("people/rights", less, token)).status).toBe(200);
});

test.each(testDatabases)(
  "two owners who remove each other at once leave one ($name)",
  async ({ open }) => {
    const db = await open();
    const desk = await testDesk({ db });
    const one = await desk.person("one@circleurban.example", { owner: true });
    const two = await desk.person("two@circleurban.example", { owner: true });
    const [tokenOne, tokenTwo] = [await desk.signIn(one), await desk.signIn(two)];
    await Promise.all([
      desk.post("people/remove", { id: two }, tokenOne),
      desk.post("people/remove", { id: one }, tokenTwo),
    ]);
    const left = await db.query("select 1 from staff_accounts where owner and removed_at is null");
    expect(left).toHaveLength(1);
    await db.close();
  },
);

test("whoever is removed is out at once", async () => {
  const desk = await testDesk();
  const owner = await desk.signedIn({ owner: true });
  const id = await desk.person("leaving@circleurban.example", { permissions: ["gifts"] });
  const token = await desk.signIn(id);
  await desk.post("people/remove", { id }, owner);
  expect((await desk.read("account", token)).status).toBe(401);
  expect(await desk.linkFor("leaving@circleurban.example")).toBeUndefined();
});

test("somebody who was removed and is invited anew has only what the new invitation says", async () => {
  const desk = await testDesk();
  const owner = await desk.signedIn({ owner: true });
  const email = "leaving@circleurban.example";
  const id = await desk.person(email, { owner: true, permissions: ["gifts"] });
  await desk.post("people/remove", { id }, owner);
  await desk.post("people/invite", { email, owner: false, permissions: ["messages"] }, owner);
  const people = await (await desk.read("people", owner)).json();
  expect(people).toMatchObject({
    people: expect.arrayContaining([
      expect.objectContaining({ email, owner: false, permissions: ["messages"] }),
    ]),
  });
});

test.each([
  [" ", "Please enter your name"],
  ["\u200b\u200d \u2060", "Please enter your name"],
  ["...", "Please enter your name"],
  ["A".repeat(101), "Please use at most 100 characters"],
])("%j is no name that anybody could be known by", async (name, error) => {
  const desk = await testDesk();
  const answer = await desk.post("account/name", { name }, await desk.signedIn());
  expect(await answer.json()).toMatchObject({ success: false, error });
});

test("a name is one line, and cannot turn around what stands beside it", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn();
  const typed = "Ruth\r\n\u2028Banks\u202e (renwo) \u0000";
  expect((await desk.post("account/name", { name: typed }, token)).status).toBe(200);
  const { me } = (await (await desk.read("session", token)).json()) as { me: { name: string } };
  expect(me.name).toBe("Ruth Banks (renwo)");
});

test("a permission that is named twice is given once, and one that does not exist never", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  const invite = (permissions: string[]) =>
    desk.post(
      "people/invite",
      { email: "new@circleurban.example", owner: false, permissions },
      token,
    );
  expect((await invite(["messages", "root"])).status).toBe(400);
  expect((await invite(["messages", "messages"])).status).toBe(200);
  const { people } = (await (await desk.read("people", token)).json()) as { people: Person[] };
  const invited = people.find(({ email }) => email === "new@circleurban.example");
  expect(invited?.permissions).toEqual(["messages"]);
});

test("nobody takes a right by naming it beside what they may change", async () => {
  const desk = await testDesk();
  await desk.person("new@circleurban.example", { joined: false, permissions: ["messages"] });
  const link = await desk.linkFor("new@circleurban.example");
  const more = { owner: true, permissions: ["gifts"], id: "x", email: "other@circleurban.example" };
  const accepted = await desk.post("invitation/accept", { token: link, name: "Ana", ...more });
  const token = desk.tokenIn(accepted);
  await desk.post("account/name", { name: "Ana", ...more }, token);
  expect(await (await desk.read("session", token)).json()).toMatchObject({
    me: { email: "new@circleurban.example", owner: false, permissions: ["messages"] },
  });
});
