import { expect, test } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { given } from "#backend/testing/giving/ledger.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { organisation } from "#content/organisation.ts";
import { contentOf, readSnapshot } from "#content/snapshot.ts";
import { volunteerRoles } from "#content/volunteer-roles.ts";
import { carryOutSchedules } from "./carry-out.ts";
import { addRevision, publishedState, setPublished } from "./published.ts";

const setUp = async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const publishBy = async (token: string, name: string, revision: number, times: object = {}) => {
    const documents = [{ name, revision }];
    const answer = await site.post("pages/publish", { documents, ...times }, token);
    return {
      status: answer.status,
      body: (await answer.json()) as { error?: string; code?: string; details?: object },
    };
  };
  const owner = () => site.signedIn({ owner: true, name: "Olive Owner" }, "olive@circle.example");
  return { site, ada, owner, publishBy };
};

test.each([
  ["email", "elsewhere@strangers.example"],
  ["fullName", "Another Community"],
  ["taxId", "12-3456789"],
  ["phone", "(312) 555-0199"],
  ["tagline", "Give elsewhere"],
  ["boardEmail", "board@strangers.example"],
  ["careersEmail", "careers@strangers.example"],
])("%s of the organization is an owner's to change, signed in just now", async (field, value) => {
  const { site, ada, owner, publishBy } = await setUp();
  const revision = await ada.save("organisation", shipped("organisation", { [field]: value }));
  for (const times of [{}, { from: "2099-01-01T09:00:00Z" }])
    expect(await publishBy(ada.token, "organisation", revision, times)).toMatchObject({
      status: 403,
      body: { code: "not-allowed", error: expect.stringContaining("owner") },
    });
  const token = await owner();
  site.wait(3_600);
  expect(await publishBy(token, "organisation", revision)).toMatchObject({
    status: 403,
    body: { code: "sign-in-again" },
  });
  const account = await storedRows<{ id: string }>(
    site.db,
    "select id from staff_accounts where owner",
  );
  const fresh = await site.signIn(account[0]?.id ?? "");
  expect((await publishBy(fresh, "organisation", revision)).status).toBe(200);
  const before = (shipped("organisation") as Record<string, string>)[field];
  expect((await site.log()).map(({ about }) => about).join()).toContain(
    `“${before}” became “${value}”`,
  );
});

test.each([
  ["street", "1 Elsewhere Plaza"],
  ["city", "Springfield"],
  ["zip", "62701"],
])("nor is the %s where checks are sent an editor's to change", async (field, value) => {
  const { site, ada, owner, publishBy } = await setUp();
  const { address } = shipped("organisation") as { address: Record<string, string> };
  const content = shipped("organisation", { address: { ...address, [field]: value } });
  const revision = await ada.save("organisation", content);
  expect((await publishBy(ada.token, "organisation", revision)).status).toBe(403);
  expect((await publishBy(await owner(), "organisation", revision)).status).toBe(200);
  expect((await site.log()).map(({ about }) => about).join()).toContain(
    `“${address[field]}” became “${value}”`,
  );
});

test.each([
  ["taxId", { taxId: "{hours.opens}" }],
  ["name", { name: "{hours.opens}" }],
  [
    "address.street",
    { address: { street: "{hours.opens}", city: "Chicago", state: "IL", zip: "60644" } },
  ],
])("%s takes no facts: another document would change who we are", async (path, changed) => {
  const { ada, owner, publishBy } = await setUp();
  const content = shipped("organisation", changed);
  const revision = await ada.save("organisation", content);
  expect(await publishBy(await owner(), "organisation", revision)).toMatchObject({
    status: 400,
    body: {
      details: { problems: [{ path: path.split("."), message: expect.stringContaining("facts") }] },
    },
  });
  const { body } = await ada.changes([{ name: "organisation", content }]);
  expect(body.problems).toMatchObject([{ path: path.split(".") }]);
});

/** As it stands on the site since before these fields took no facts. */
const publishedBefore = (db: Database, changed: object) =>
  db.transaction(async (tx) => {
    const written = { by: { id: null, name: "Ada" }, now: new Date() };
    const content = shipped("organisation", { ...changed });
    const revision = { document: "organisation", version: 1, content, note: "" };
    const number = await addRevision(tx, revision, written);
    await setPublished(tx, [{ document: "organisation", number }], "", written);
  });

const saysOfUs = async (db: Database) => {
  const { documents, revision } = await publishedState(db);
  return contentOf(readSnapshot(documents, revision).snapshot, organisation);
};

test("nor is it changed through a fact of another document, and other words are an editor's", async () => {
  const { site, ada, publishBy } = await setUp();
  await publishedBefore(site.db, { taxId: "{hours.opens}" });
  const hours = await ada.save("hours", shipped("hours", { opens: "8 a.m." }));
  expect((await publishBy(ada.token, "hours", hours)).status).toBe(403);
  const other = await ada.save("hours", shipped("hours", { note: "Ring twice." }));
  expect((await publishBy(ada.token, "hours", other)).status).toBe(200);
});

test("nor by the clock: what would change it is put aside with its reason", async () => {
  const { site, ada, publishBy } = await setUp();
  const { address } = shipped("organisation") as { address: { street: string } };
  const opens = async (text: string, times: object = {}) =>
    publishBy(
      ada.token,
      "hours",
      await ada.save("hours", shipped("hours", { opens: text })),
      times,
    );
  expect((await opens(address.street.slice(0, 20))).status).toBe(200);
  const from = new Date(site.deps.now().getTime() + 60_000).toISOString();
  expect((await opens("666 Other Street", { from })).status).toBe(200);
  const street = `{hours.opens}${address.street.slice(20)}`;
  await publishedBefore(site.db, { address: { ...address, street } });
  site.wait(61);
  await carryOutSchedules(site.deps);
  expect((await saysOfUs(site.db)).address.street).toBe(address.street);
  expect((await ada.list()).schedules).toMatchObject([
    { state: "failed", reason: expect.stringContaining("who the organization is") },
  ]);
});

test("what an owner scheduled of it comes at its time", async () => {
  const { site, ada, owner, publishBy } = await setUp();
  const from = new Date(site.deps.now().getTime() + 60_000).toISOString();
  const content = shipped("organisation", { phone: "(312) 555-0199" });
  const revision = await ada.save("organisation", content);
  expect((await publishBy(await owner(), "organisation", revision, { from })).status).toBe(200);
  site.wait(61);
  await carryOutSchedules(site.deps);
  expect((await saysOfUs(site.db)).phone).toBe("(312) 555-0199");
});

test.each([
  ["organisation", { newsletterRhythm: "soon. Prize: https://evil.test" }],
  ["organisation", { newsletterRhythm: "soon at evil.test/claim" }],
  ["hours", { opens: "www.evil.test" }],
  ["hours", { closes: "6 PM evil@evil.test" }],
])("%s: %o would put a web address into emails to strangers", async (name, changed) => {
  const { ada, publishBy } = await setUp();
  const revision = await ada.save(name, shipped(name, changed));
  expect(await publishBy(ada.token, name, revision)).toMatchObject({
    status: 400,
    body: { details: { problems: [{ name, path: Object.keys(changed) }] } },
  });
});

test("nor does the name of a volunteer role, which a group is told by email", async () => {
  const { ada, publishBy } = await setUp();
  const { roles } = volunteerRoles.defaults;
  const [first, ...others] = roles;
  const named = (title: string) =>
    shipped("volunteer-roles", { roles: [{ ...first, title }, ...others] });
  const evil = await ada.save("volunteer-roles", named("a refund: https://evil.test/claim"));
  expect(await publishBy(ada.token, "volunteer-roles", evil)).toMatchObject({
    status: 400,
    body: { details: { problems: [{ path: ["roles", 0, "title"] }] } },
  });
  const plain = await ada.save("volunteer-roles", named("Pantry Crew"));
  expect((await publishBy(ada.token, "volunteer-roles", plain)).status).toBe(200);
});

test("nor does that of an archived one, which an old page may still ask for, in either language", async () => {
  const { ada, publishBy } = await setUp();
  const [first, ...others] = volunteerRoles.defaults.roles;
  const named = (title: string) =>
    shipped("volunteer-roles", { roles: [{ ...first, title, archive: "archived" }, ...others] });
  const evil = await ada.save("volunteer-roles", named("a refund: https://evil.test/claim"));
  expect(await publishBy(ada.token, "volunteer-roles", evil)).toMatchObject({
    status: 400,
    body: { details: { problems: [{ path: ["roles", 0, "title"] }] } },
  });
  const title = first?.title ?? "";
  const plain = await ada.save("volunteer-roles", named(title));
  expect((await publishBy(ada.token, "volunteer-roles", plain)).status).toBe(200);
  const { content } = await ada.open("es/volunteer-roles");
  const { texts } = content as { texts: { english: string; spanish: string }[] };
  const spanish = await ada.save("es/volunteer-roles", {
    texts: texts.map((one) =>
      one.english === title ? { ...one, spanish: "Gane en www.evil.test" } : one,
    ),
  });
  expect(await publishBy(ada.token, "es/volunteer-roles", spanish)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("web address") },
  });
});

test("nor does it come into them through a fact, and hours may be written as people write them", async () => {
  const { ada, publishBy } = await setUp();
  const evil = { opens: "{hours.sundayService}", sundayService: "evil.test" };
  const own = await ada.save("hours", shipped("hours", evil));
  expect(await publishBy(ada.token, "hours", own)).toMatchObject({
    status: 400,
    body: { details: { problems: [{ path: ["opens"] }] } },
  });
  const plain = await ada.save("hours", shipped("hours", { opens: "9 a.m.", closes: "6.30 p.m." }));
  expect((await publishBy(ada.token, "hours", plain)).status).toBe(200);
});

test("answers to a receipt go to the staff mailbox, whatever the site gives as its address", async () => {
  const { site, ada, owner, publishBy } = await setUp();
  const content = shipped("organisation", { email: "elsewhere@strangers.example" });
  const revision = await ada.save("organisation", content);
  expect((await publishBy(await owner(), "organisation", revision)).status).toBe(200);
  await given(site, { paidAt: "2026-03-02T15:00:00Z", amountCents: 5_000 });
  const receipt = (await site.mails()).find(({ kind }) => kind === "receipt");
  expect(receipt?.replyTo).toBe(site.deps.settings.staffEmail);
});
