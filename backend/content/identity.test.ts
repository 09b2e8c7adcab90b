import { expect, test } from "vitest";
import { given } from "#backend/giving/testing/ledger.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { shipped, testEditors } from "./testing/editor.ts";

const setUp = async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const publishBy = async (token: string, name: string, revision: number, times: object = {}) => {
    const documents = [{ name, revision }];
    const answer = await site.post("pages/publish", { documents, ...times }, token);
    return {
      status: answer.status,
      body: (await answer.json()) as { error?: string; code?: string },
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

test("nor is it changed through a fact of another document, and other words are an editor's", async () => {
  const { ada, owner, publishBy } = await setUp();
  const first = await ada.save("organisation", shipped("organisation", { taxId: "{hours.opens}" }));
  expect((await publishBy(await owner(), "organisation", first)).status).toBe(200);
  const hours = await ada.save("hours", shipped("hours", { opens: "8 a.m." }));
  expect((await publishBy(ada.token, "hours", hours)).status).toBe(403);
  const other = await ada.save("hours", shipped("hours", { note: "Ring twice." }));
  expect((await publishBy(ada.token, "hours", other)).status).toBe(200);
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
