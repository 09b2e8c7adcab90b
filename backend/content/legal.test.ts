import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testEditors } from "#backend/testing/content/editor.ts";
import { legalDocuments } from "#content/legal.ts";
import { legalDrafts } from "#content/legal-drafts.ts";
import { contentOf } from "#content/snapshot.ts";
import { checkContent } from "./doctor.ts";
import { publishedSnapshot } from "./published.ts";

const names = Object.keys(legalDocuments);

const open = async (siteUrl = "https://circleurban.example") => {
  const functionsUrl = `${siteUrl}/functions/v1`;
  const site = await testEditors({
    settings: { siteUrl, functionsUrl, mailFrom: "info@circleurban.example" },
  });
  const ada = await site.editor("Ada");
  const asked = async () => ({
    doctor: (await checkContent(site.db, siteUrl)).find(({ about }) => about === "legal-pages"),
    card: (
      (await (await site.read("today", ada.token)).json()) as DeskApi["GET"]["today"]["answer"]
    ).cards.find(({ id }) => id === "legal"),
  });
  return { site, ada, asked };
};

test("nothing is public before somebody publishes it, and one call publishes all three", async () => {
  const { site, ada } = await open();
  expect((await ada.list()).unwritten).toEqual(names);
  expect((await ada.ask("publish-legal", { names })).body).toMatchObject({ siteRevision: 1 });
  expect((await ada.list()).unwritten).toEqual([]);
  const { snapshot } = await publishedSnapshot(site.db);
  const { sections } = contentOf(snapshot, legalDocuments.privacy);
  expect(sections.map(({ heading }) => heading)).toContain("What you can ask of us");
  expect(JSON.stringify(sections)).toContain("for two years");
  expect((await site.log()).at(-1)).toMatchObject({
    action: "published the drafts of",
    about: "Accessibility, Privacy Policy, Terms of Service",
  });
});

test("what is on the site, or being written, is not replaced by a draft that ships", async () => {
  const { ada } = await open();
  await ada.ask("publish-legal", { names: ["terms"] });
  const again = await ada.ask("publish-legal", { names });
  expect(again.body.error).toBe("This page is already on the site. Change it in its editor.");
  await ada.save("privacy", (await ada.open("privacy")).content);
  const refused = await ada.ask("publish-legal", { names: ["privacy"] });
  expect(refused.body.error).toBe(
    "Ada Sample is writing Privacy Policy. Publish that draft, or discard it first.",
  );
  expect((await ada.list()).unwritten).toEqual(["privacy", "accessibility"]);
});

test("the editor opens with the draft that ships until staff write their own", async () => {
  const { ada } = await open();
  const { draft, content, offered, pages } = await ada.open("privacy");
  expect({ draft, offered }).toEqual({ draft: null, offered: true });
  expect(content).toMatchObject({ sections: legalDrafts.privacy.sections });
  expect(pages[0]).toMatchObject({ path: "/privacy" });
  const revision = await ada.save("privacy", { ...(content as object), lead: "What we keep." });
  expect(await ada.open("privacy")).toMatchObject({
    offered: false,
    draft: { content: { lead: "What we keep." } },
  });
  const { status } = await ada.publish([{ name: "privacy", revision }]);
  expect(status).toBe(200);
  expect(await ada.open("privacy")).toMatchObject({
    offered: false,
    content: { lead: "What we keep." },
  });
  expect((await ada.list()).unwritten).toEqual(["terms", "accessibility"]);
});

test("the doctor and Today ask for them where the public can see the site", async () => {
  const { ada, asked } = await open();
  expect(await asked()).toMatchObject({
    doctor: { level: "warning", says: expect.stringContaining("Privacy Policy, Terms of Service") },
    card: { figure: "3", tone: "waiting", link: { to: "/pages#legal-drafts" } },
  });
  await ada.ask("publish-legal", { names });
  expect(await asked()).toEqual({ doctor: undefined, card: undefined });
});

test("at a local address it can wait", async () => {
  const { asked } = await open("http://localhost:3000");
  expect(await asked()).toMatchObject({ doctor: { level: "note" }, card: undefined });
});
