import { expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";

const without130 = () => {
  const content = shipped("building-projects") as { items: { key: string }[] };
  return { ...content, items: content.items.filter(({ key }) => key !== "project130") };
};

test("a fact that a page as it ships names cannot be taken away, and the page is named", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const revision = await ada.save("building-projects", without130());
  const answer = await ada.publish([{ name: "building-projects", revision }]);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatch(
    /^Housing and Stability, .+: There is no fact called \{building\.project130\.title\}\./,
  );
  expect(answer.body.details?.problems).toContainEqual({
    name: "programs/housing",
    path: expect.arrayContaining([expect.any(String)]),
    label: expect.stringMatching(/^Housing and Stability, ./),
    message: "There is no fact called {building.project130.title}.",
  });
  const later = await ada.publish([{ name: "building-projects", revision }], {
    from: "2099-01-01T09:00:00Z",
  });
  expect(later.status).toBe(400);
});

test("facts that name each other a thousand times are refused while others go on reading", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const content = shipped("hours", {
    opens: "{hours.closes}".repeat(60),
    closes: "{hours.sundayService}".repeat(60),
    sundayService: "{hours.clinicWeekdays}".repeat(60),
    clinicWeekdays: "{hours.clinicInSpanish}".repeat(60),
    clinicInSpanish: "{hours.pantry.day}".repeat(60),
  });
  const { status, body } = await ada.changes([{ name: "hours", content }]);
  expect(status).toBe(200);
  expect(body.problems.map(({ path }) => path)).toContainEqual(["clinicInSpanish"]);
});

test("a fact that makes its own document too long names the field that holds it", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const content = shipped("organisation", { fullName: "C".repeat(119) });
  const { body } = await ada.changes([{ name: "organisation", content }]);
  expect(body.problems[0]).toMatchObject({ name: "organisation", path: ["copyright"] });
  for (const { path } of body.problems) expect(path).not.toEqual([]);
});

test("an email link that a fact makes unreadable is a sentence at its field", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const organisation = shipped("organisation", { taxId: "%E0%A4%A" });
  const notice = (link: string) => shipped("notice", { text: "Write", link, linkText: "to us" });
  for (const link of ["mailto:a{organisation.taxId}@b.co", "mailto:a%E0%A4%A@b.co"]) {
    const { status, body } = await ada.changes([
      { name: "organisation", content: organisation },
      { name: "notice", content: notice(link) },
    ]);
    expect(status).toBe(200);
    expect(body.problems).toContainEqual(
      expect.objectContaining({ name: "notice", path: ["link"] }),
    );
  }
});

const sections = (paragraph: (at: number) => unknown) => ({
  sections: Array.from({ length: 30 }, (_, at) => ({
    heading: "H",
    paragraphs: Array.from({ length: 10 }, (_, n) => paragraph(10 * at + n)),
  })),
});

/** Far more wrong fields than anybody fixes at once. */
const fullOfWrong = (name: string) =>
  shipped(
    name,
    sections(() => 1),
  );

test("a draft full of wrong fields names the first of them and says that there are more", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const content = fullOfWrong("terms");
  const { problems } = (await ada.changes([{ name: "terms", content }])).body;
  expect(problems).toHaveLength(51);
  expect(problems[0]).toMatchObject({ path: ["sections", 0, "paragraphs", 0] });
  expect(problems.at(-1)).toMatchObject({
    path: [],
    label: "Terms of Service",
    message: "There are at least 250 more here.",
  });
  const revision = await ada.save("terms", content);
  const { status, body } = await ada.publish([{ name: "terms", revision }]);
  expect([status, body.details?.problems?.length]).toEqual([400, 51]);
  expect(body.error).toMatch(/There are many more\.$/);
});

test("facts that there are not are looked for until there are enough, each once for a field", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const braces = shipped("hours", { office: "{".repeat(100) });
  const { problems } = (await ada.changes([{ name: "hours", content: braces }])).body;
  expect(problems.filter(({ path }) => path[0] === "office")).toHaveLength(1);
  const many = shipped(
    "terms",
    sections((at) => `{no.such${at}}`),
  );
  const unknown = (await ada.changes([{ name: "terms", content: many }])).body.problems;
  expect(unknown.at(-1)).toMatchObject({ message: "There are at least 50 more here." });
});

test("where two drafts have more wrong fields than anybody fixes at once, the others wait", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const asked = ["terms", "accessibility", "privacy"].map((name) => ({
    name,
    content: fullOfWrong(name),
  }));
  const { problems } = (await ada.changes(asked)).body;
  expect(problems.filter(({ name }) => name === "privacy")).toMatchObject([
    { label: "Privacy Policy", message: expect.stringContaining("hasn't been checked yet") },
  ]);
});

test("a document is named once in a request", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const content = shipped("hours", { office: "Weekdays." });
  const revision = await ada.save("hours", content);
  const once = "Please name each page, fact or list only once.";
  const refused = { status: 400, body: { error: once } };
  const seen = { name: "hours", revision };
  expect(await ada.changes([seen, seen])).toMatchObject(refused);
  expect(await ada.publish([seen, seen])).toMatchObject(refused);
  expect(await ada.ask("publish-legal", { names: ["terms", "terms"] })).toMatchObject(refused);
  const shown = [content, content].map((one) => ({ name: "hours", content: one }));
  expect(await ada.ask("preview", { path: "/", documents: shown })).toMatchObject(refused);
  expect((await ada.publish([seen])).status).toBe(200);
});
