import { expect, test } from "vitest";
import { testSite } from "#backend/testing/site.ts";

test("a subscription sent as a form is noted, mailed, and leads to the site", async () => {
  const site = await testSite();
  const answer = await site.submit("subscribe-newsletter", [["email", "reader@visitor.example"]]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("https://circleurban.example/#newsletter-asked");
  expect((await site.mails()).map(({ kind }) => kind)).toEqual(["newsletter-confirmation"]);
});

test.each(["", "reader", "reader@visitor"])("%j comes back with its reason", async (typed) => {
  const site = await testSite();
  const answer = await site.submit("subscribe-newsletter", [["email", typed]]);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("You are not subscribed yet");
  expect(page).toMatch(new RegExp(`name="email"[^>]*value="${typed}"`));
  expect(await site.mails()).toEqual([]);
});

test("a program's wish is kept without a mail, and told the same", async () => {
  const site = await testSite();
  const answer = await site.submit("subscribe-newsletter", [
    ["email", "reader@visitor.example"],
    ["leaveBlank", "x"],
  ]);
  expect(answer.status).toBe(303);
  expect(await site.mails()).toEqual([]);
});
