import { describe, expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aGroup, anApplication, formEntries } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const rolesIn = (site: Pick<Site, "db">) =>
  storedRows<{ roles: string[]; said: string[] | null }>(
    site.db,
    "select roles, application -> 'roles' as said from volunteer_applications",
  );

test.each([
  ["an open one", "pantry-packing", ["Pantry Packing"], ["Pantry Packing"]],
  ["one that we never had", "  bouncer\n at night ", [], ["bouncer at night (not on our list)"]],
  [
    "one that is too long, with an emoji where it is cut",
    `${"x".repeat(99)}😀 and more`,
    [],
    [`${"x".repeat(99)}😀 (not on our list)`],
  ],
  ["none", "", [], null],
  ["nothing that is a name", { name: "pantry-packing" }, [], null],
])("an application with %s is kept, with what was said", async (_what, role, roles, said) => {
  const site = await testSite();
  const answer = await site.post("send-volunteer-application", { ...anApplication, role });
  expect(await answer.json()).toEqual({ success: true, error: null });
  expect(await rolesIn(site)).toEqual([{ roles, said }]);
  const [acknowledgement, forStaff] = await site.mails();
  expect(forStaff?.text.includes("Role")).toBe(said !== null);
  for (const one of said ?? []) expect(forStaff?.text).toContain(one);
  // A stranger's words are repeated to no address.
  expect(acknowledgement?.text.includes("You asked for this role")).toBe(roles.length > 0);
  expect(acknowledgement?.text).not.toContain("bouncer");
});

test("who is too young for the role, and free at other times, is told so, and so are staff", async () => {
  const site = await testSite();
  const young = { ...anApplication, age: "16-17", availability: ["Weekend mornings"] };
  const answer = await site.post("send-volunteer-application", { ...young, role: "front-desk" });
  expect(await answer.json()).toEqual({ success: true, error: null });
  const why =
    "Front Desk is for people 18 and older and on Monday, Wednesday, and Friday afternoons";
  for (const { text } of await site.mails()) expect(text.replace(/\s+/g, " ")).toContain(why);
});

test("a role that was filled since the page was opened is said to be, and nothing is lost", async () => {
  const open = await testSite();
  const site = await open.deps.site();
  const roles = site.roles.map((role) => ({ ...role, standing: "filled" as const }));
  const filled = { ...site, roles, in: () => filled };
  const later = await testSite({ db: open.db, site: async () => filled });
  await later.post("send-volunteer-application", { ...anApplication, role: "front-desk" });
  expect(await rolesIn(later)).toEqual([{ roles: ["Front Desk"], said: ["Front Desk (filled)"] }]);

  const refused = await later.submit(
    "send-volunteer-application",
    formEntries({ ...anApplication, email: "jose@", role: "front-desk" }),
  );
  expect(await refused.text()).toMatch(
    /<option value="front-desk" selected>|<option selected>front-desk/,
  );
});

test("without script, a group that is refused finds everything as it was, in Spanish too", async () => {
  const site = await testSite();
  const refused = await site.submit("send-group-application", [
    ...formEntries({ ...aGroup, people: 1 }),
    ["language", "es"],
  ]);
  expect(refused.status).toBe(400);
  const page = await refused.text();
  for (const said of [
    "Su grupo todavía no está inscrito",
    '<a href="#people">Por favor escriba cuántas personas, de 2 a 200</a>',
    'value="New Hope Church"',
    "Huerta de los sábados: Sábados, de 9:00 AM",
    "hasta 15 personas, desde los 12 años",
    "Con los adultos.",
    "Inscribir a nuestro grupo",
  ])
    expect(page).toContain(said);
  expect(page).toMatch(/value="saturday-garden-crew"[^>]*checked/);
  expect(page).toMatch(/value="Sunday"[^>]*checked/);
  expect(page).not.toContain("front-desk");

  const sent = await site.submit("send-group-application", [
    ...formEntries(aGroup),
    ["language", "es"],
  ]);
  expect(sent.headers.get("location")).toBe("https://circleurban.example/es/volunteer/groups#sent");
  const mails = await site.mails();
  const acknowledgement = mails.find(({ kind }) => kind === "group-acknowledgement");
  expect(acknowledgement?.text).toContain("Huerta de los sábados");
  expect(acknowledgement?.text).toContain("12 personas");
  expect(acknowledgement?.text).toContain("un adulto por cada cinco menores de 18");
});

test.each([
  ["people", 1],
  ["people", "twelve"],
  ["people", 201],
  ["people", 2.5],
  ["youngest", 4],
  ["youngest", ""],
  ["days", []],
  ["organization", " "],
])("a group with %s %j is refused by script, too", async (field, value) => {
  const site = await testSite();
  const answer = await site.post("send-group-application", { ...aGroup, [field]: value });
  expect(answer.status).toBe(400);
  expect(await rolesIn(site)).toEqual([]);
});

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a group is an application at the desk: found, filtered, exported, and deleted with the rest", async () => {
    const desk = await testDesk({ db: await open() });
    const token = await desk.signedIn({
      owner: true,
      permissions: ["messages"],
      name: "Ruth Banks",
    });
    const send = async (name: string, body: object) => {
      desk.wait(1);
      const headers = { "content-type": "application/json" };
      const sent = { method: "POST", headers, body: JSON.stringify(body) };
      expect((await desk.request(name, sent)).status).toBe(200);
    };
    await send("send-group-application", aGroup);
    await send("send-volunteer-application", { ...anApplication, role: "pantry-packing" });
    await send("send-volunteer-application", anApplication);

    const list = async (query: Record<string, string>) => {
      const answer = await desk.read(`messages?${new URLSearchParams(query)}`, token);
      return (await answer.json()) as DeskApi["GET"]["messages"]["answer"];
    };
    const subjects = async (query: Record<string, string>) =>
      (await list(query)).messages.map(({ subject }) => subject);
    const group = "Group of 12: New Hope Church";
    expect(await subjects({ kind: "group" })).toEqual([group]);
    expect(await subjects({ q: "new hope outside" })).toEqual([group]);
    expect(await subjects({ q: "garden crew" })).toEqual([group]);
    expect(await subjects({ role: "Pantry Packing" })).toEqual(["Volunteer application"]);
    expect((await list({})).roles).toEqual(["Pantry Packing", "Saturday Garden Crew"]);

    const [found] = (await list({ kind: "group" })).messages;
    const answer = await desk.read(`messages/message?id=${found?.id}`, token);
    const { message } = (await answer.json()) as DeskApi["GET"]["messages/message"]["answer"];
    expect(message).toMatchObject({ subject: group, text: aGroup.message, stage: "new" });
    expect(message.fields).toContainEqual({ name: "Role", value: "Saturday Garden Crew" });
    expect(message.fields).toContainEqual({ name: "Youngest", value: "14 years old" });

    const [forStaff] = (await desk.mails()).filter(({ kind }) => kind === "group");
    expect(forStaff).toMatchObject({
      replyTo: aGroup.email,
      subject: "Volunteer group: Group of 12: New Hope Church",
    });

    const file = await (await desk.read("messages/export?kind=group", token)).text();
    expect(file).toContain("Group of 12: New Hope Church");
    expect(file).toContain("Saturday Garden Crew");
    const person = { email: aGroup.email };
    const kept = await desk.read(`privacy?${new URLSearchParams(person)}`, token);
    expect(await kept.text()).toContain("New Hope Church");
    expect((await desk.post("privacy/delete", person, token)).status).toBe(200);
    expect(await subjects({ kind: "group" })).toEqual([]);
  });
});
