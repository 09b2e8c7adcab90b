import { describe, expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";

const refused = {
  success: false,
  code: "invalid",
  error:
    "A colleague has or had this name. Please add something that tells you two apart, such as a middle initial.",
};

const imitations = [
  ["the very name", "Ruth Banks"],
  ["other case and spaces", "  RUTH   banks "],
  ["accents", "Rúth Bänks"],
  ["full-width letters", "Ｒｕｔｈ Ｂａｎｋｓ"],
  ["Cyrillic letters", "Ruth Ваnks"],
  ["Greek letters", "Ruth Bαnκs"],
  ["signs", "Ruth-Banks."],
  ["what is invisible", "Ruth\u200b Ba\u00adnks"],
  ["their email address", "ruth@circleurban.example"],
] as const;

describe.each(testDatabases)("on $name", ({ open }) => {
  test.each(imitations)("a colleague's name is refused: %s", async (_, name) => {
    const desk = await testDesk({ db: await open() });
    await desk.person("ruth@circleurban.example", { name: "Ruth Banks" });
    const token = await desk.signedIn({ name: "José Lara" });
    const answer = await desk.post("account/name", { name }, token);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(refused);
    const session = await desk.read("session", token);
    expect(await session.json()).toMatchObject({ me: { name: "José Lara" } });
  });

  test("two who choose one name at the same moment do not both get it", async () => {
    const desk = await testDesk({ db: await open() });
    const tokens = [
      await desk.signedIn({ name: "One" }, "one@circleurban.example"),
      await desk.signedIn({ name: "Two" }, "two@circleurban.example"),
    ];
    const answers = await Promise.all(
      tokens.map((token) => desk.post("account/name", { name: "Ruth Banks" }, token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

test.each([
  ["Bernie Collins", "Bemle Co11ins"],
  ["Bill O'Neil", "BiII 0Neil"],
])("letters that run together are one: %s and %s", async (name, imitation) => {
  const desk = await testDesk();
  await desk.person("ruth@circleurban.example", { name });
  const token = await desk.signedIn({ name: "José Lara" });
  expect((await desk.post("account/name", { name: imitation }, token)).status).toBe(400);
});

test("an invitation is accepted under a name of one's own, and waits for it", async () => {
  const desk = await testDesk();
  await desk.person("ruth@circleurban.example", { name: "Ruth Banks" });
  await desk.person("new@circleurban.example", { joined: false, name: "" });
  const token = await desk.linkFor("new@circleurban.example");
  const accept = (name: string) => desk.post("invitation/accept", { token, name });
  const imitated = await accept("ruth banks");
  expect(imitated.status).toBe(400);
  expect(await imitated.json()).toEqual(refused);
  expect((await accept("Ruth M. Banks")).status).toBe(200);
});

test("the name of somebody who left, the staff command's and the sign-in page's stay theirs", async () => {
  const desk = await testDesk();
  const left = await desk.person("ruth@circleurban.example", { name: "Ruth Banks" });
  const owner = await desk.signedIn({ owner: true, name: "José Lara" });
  expect((await desk.post("people/remove", { id: left }, owner)).status).toBe(200);
  for (const name of ["Ruth Banks", "Staff Command", "Sign-In Page"])
    expect((await desk.post("account/name", { name }, owner)).status).toBe(400);
});

test("one's own name can be written another way", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ name: "Jose Lara" });
  expect((await desk.post("account/name", { name: "José Lara" }, token)).status).toBe(200);
});
