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
