import { describe, expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { publishedState } from "./published.ts";

const hours = (office: string) => shipped("hours", { office });

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a draft is saved, compared and published, and the site's revision grows", async () => {
    const site = await testEditors({ db: await open() });
    const ada = await site.editor("Ada");
    const revision = await ada.save("hours", hours("Weekdays. By telephone until noon."));
    const listed = (await ada.list()).documents.find(({ name }) => name === "hours");
    expect(listed).toMatchObject({ state: "default", draft: { by: "Ada Sample" } });

    const { body: asked } = await ada.changes([{ name: "hours" }]);
    expect(asked).toMatchObject({ problems: [], pages: null });
    const [change] = asked.documents[0]?.changes ?? [];
    expect(change).toMatchObject({ path: ["office"], label: "Office, in a sentence" });
    expect(change?.parts.map(({ kind }) => kind)).toEqual(["removed", "added"]);

    const { body } = await ada.publish([{ name: "hours", revision }], { note: "Winter" });
    expect(body).toMatchObject({ siteRevision: 1, liveIn: "next-build" });
    expect(await publishedState(site.db)).toMatchObject({
      revision: 1,
      documents: [{ name: "hours", content: { office: "Weekdays. By telephone until noon." } }],
    });
    const after = await ada.open("hours");
    expect(after).toMatchObject({
      document: { state: "edited", published: 1, publishedBy: "Ada Sample", draft: null },
      draft: null,
      draftRevision: revision + 1,
    });
    const log = await site.log();
    expect(log.map(({ action, about }) => [action, about])).toEqual([
      ["drafted a change to", "Hours"],
      ["published", "Hours"],
    ]);
  });

  test("whoever writes a draft stands in the log once an hour for each document", async () => {
    const site = await testEditors({ db: await open() });
    const [ada, ben] = [await site.editor("Ada"), await site.editor("Ben")];
    const written = async () =>
      (await site.log()).map(({ actor, about }) => `${actor.split(" ")[0]}: ${about}`);
    const type = async (editor: typeof ada, revision: number) => {
      const content = hours(`Version ${revision}`);
      await editor.ask("save-draft", { name: "hours", revision, base: 0, content });
    };
    await type(ada, 0);
    site.wait(59 * 60);
    await type(ada, 1);
    expect(await written()).toEqual(["Ada: Hours"]);
    await type(ben, 2);
    await type(ada, 3);
    await ada.save("terms", shipped("terms"));
    expect(await written()).toEqual(["Ada: Hours", "Ben: Hours", "Ada: Terms of Service"]);
    site.wait(60);
    await type(ada, 4);
    expect(await written()).toHaveLength(4);
  });

  test("the second of two editors is told who changed what, and nothing is overwritten", async () => {
    const site = await testEditors({ db: await open() });
    const [ada, ben] = [await site.editor("Ada"), await site.editor("Ben")];
    const save = { name: "hours", revision: 0, base: 0 };
    const [first, second] = await Promise.all([
      ada.ask("save-draft", { ...save, content: hours("Ada's hours") }),
      ben.ask("save-draft", { ...save, content: hours("Ben's hours") }),
    ]);
    const [kept, refused] = first.status === 200 ? [first, second] : [second, first];
    const winner = kept === first ? "Ada" : "Ben";
    expect([kept.status, refused.status]).toEqual([200, 409]);
    expect(refused.body).toMatchObject({
      code: "changed-meanwhile",
      error: `In the meantime, ${winner} Sample changed the draft of Hours (Office, in a sentence). Nothing was overwritten; what you typed is still here.`,
      details: {
        conflict: {
          newer: "draft",
          by: `${winner} Sample`,
          content: { office: `${winner}'s hours` },
          changes: [{ path: ["office"] }],
          draftRevision: 1,
          base: 0,
        },
      },
    });
    expect((await ada.open("hours")).draft).toMatchObject({
      revision: 1,
      content: { office: `${winner}'s hours` },
    });
    const again = { ...save, revision: 1, content: hours("Both agreed") };
    expect(await ben.ask("save-draft", again)).toMatchObject({
      status: 200,
      body: { revision: 2 },
    });
  });

  test("an old tab cannot bring back a draft that was published meanwhile", async () => {
    const site = await testEditors({ db: await open() });
    const [ada, ben] = [await site.editor("Ada"), await site.editor("Ben")];
    const revision = await ada.save("hours", hours("Ada's hours"));
    await ada.publish([{ name: "hours", revision }]);
    const stale = { name: "hours", revision, base: 0, content: hours("Ben's hours") };
    expect(await ben.ask("save-draft", stale)).toMatchObject({
      status: 409,
      body: { details: { conflict: { newer: "ended", base: 1, draftRevision: revision + 1 } } },
    });
    // Somebody who chose to keep their text says what it now stands on.
    const chosen = { ...stale, revision: revision + 1, base: 0 };
    const saved = await ben.ask<{ revision: number }>("save-draft", chosen);
    const answer = await ben.publish([{ name: "hours", revision: saved.body.revision }]);
    expect(answer).toMatchObject({
      status: 409,
      body: { details: { conflict: { newer: "published", by: "Ada Sample", base: 1 } } },
    });
    expect((await publishedState(site.db)).revision).toBe(1);
  });

  test("several documents go out together or not at all", async () => {
    const site = await testEditors({ db: await open() });
    const ada = await site.editor("Ada");
    const seen = [
      { name: "hours", revision: await ada.save("hours", hours("New hours")) },
      { name: "notice", revision: await ada.save("notice", shipped("notice", { until: "soon" })) },
    ];
    const refused = await ada.publish(seen);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: "Until: This must be a date and a time.",
        details: { problems: [{ name: "notice", path: ["until"] }] },
      },
    });
    expect(await publishedState(site.db)).toEqual({ revision: 0, documents: [] });
    expect((await ada.open("hours")).draft).not.toBeNull();

    const mended = shipped("notice", { text: "Closed today" });
    const revision = await ada.save("notice", mended);
    const published = await ada.publish([seen[0], { name: "notice", revision }] as typeof seen);
    expect(published.body.siteRevision).toBe(1);
    expect((await publishedState(site.db)).documents.map(({ name }) => name)).toEqual([
      "hours",
      "notice",
    ]);
  });

  test("two publications at once become two revisions of the site, one after the other", async () => {
    const site = await testEditors({ db: await open() });
    const [ada, ben] = [await site.editor("Ada"), await site.editor("Ben")];
    const seen = [
      { name: "hours", revision: await ada.save("hours", hours("New hours")) },
      { name: "notice", revision: await ben.save("notice", shipped("notice", { text: "Snow" })) },
    ] as const;
    const answers = await Promise.all([ada.publish([seen[0]]), ben.publish([seen[1]])]);
    expect(answers.map(({ body }) => body.siteRevision).sort()).toEqual([1, 2]);
    // Only one of two who publish the same draft does.
    const revision = await ada.save("hours", hours("Newest hours"));
    const both = await Promise.all([
      ada.publish([{ name: "hours", revision }]),
      ben.publish([{ name: "hours", revision }]),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("what names an unknown fact, or nothing new, is not published", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const wrong = await ada.save("hours", hours("Call {organisation.fax}."));
  expect((await ada.publish([{ name: "hours", revision: wrong }])).body).toMatchObject({
    error: "Office, in a sentence: There is no fact called {organisation.fax}.",
    details: { problems: [{ path: ["office"] }] },
  });
  const same = await ada.save("hours", shipped("hours"));
  expect((await ada.publish([{ name: "hours", revision: same }])).body.error).toBe(
    "There is nothing to publish. The site already says this.",
  );
});

test("a page that cannot be rendered blocks the publication with its reason", async () => {
  const failed = [{ path: "/contact", reason: "The hours are too long for their place." }];
  const changed = ["/contact", "/health", "/es/contact", "/es", "/"];
  const site = await testEditors({
    rendering: {
      liveIn: "seconds",
      renderCheck: async () => ({ changed, failed }),
    },
  });
  const ada = await site.editor("Ada");
  const revision = await ada.save("hours", hours("New hours"));
  expect(await ada.publish([{ name: "hours", revision }])).toMatchObject({
    status: 400,
    body: {
      error:
        "The page /contact cannot be shown with this: The hours are too long for their place. Nothing was published.",
    },
  });
  expect((await publishedState(site.db)).revision).toBe(0);
  const { body } = await ada.changes([{ name: "hours" }]);
  expect(body).toMatchObject({
    problems: [{ label: "The page /contact" }],
    pages: ["/", "/es", "/contact", "/es/contact", "/health"],
  });
});

test("history tells the differences, and a return is a new revision", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  for (const office of ["First.", "Second."])
    await ada.publish([{ name: "hours", revision: await ada.save("hours", hours(office)) }]);
  const { body: history } = await ada.look<{ entries: object[] }>("/history", { name: "hours" });
  expect(history.entries).toMatchObject([
    { number: 2, by: "Ada Sample", published: true },
    { number: 1, published: false },
    { number: 0, at: null },
  ]);
  const { body: first } = await ada.look("/revision", { name: "hours", number: "1" });
  expect(first).toMatchObject({
    content: { office: "First." },
    toReturn: [
      {
        path: ["office"],
        parts: [
          { kind: "removed", text: "Second." },
          { kind: "added", text: "First." },
        ],
      },
    ],
  });
  const back = await ada.ask("return", { name: "hours", number: 1, published: 2 });
  expect(back).toMatchObject({ status: 200, body: { siteRevision: 3 } });
  expect((await ada.open("hours")).document.published).toBe(3);
  const late = await ada.ask("return", { name: "hours", number: 0, published: 2 });
  expect(late.status).toBe(409);
  await ada.ask("return", { name: "hours", number: 0, published: 3 });
  expect(await publishedState(site.db)).toEqual({ revision: 4, documents: [] });
  expect((await ada.open("hours")).document).toMatchObject({ state: "default", published: 0 });
  const { body: told } = await ada.look<{ entries: object[] }>("/history", { name: "hours" });
  expect(told.entries).toMatchObject([
    { number: 0, by: "Ada Sample", note: "Back to the original text", published: false },
    { number: 3 },
    { number: 2 },
    { number: 1 },
    { number: 0, at: null, published: true },
  ]);
  const next = await ada.save("hours", hours("Third."));
  await ada.publish([{ name: "hours", revision: next }]);
  const { body: earlier } = await ada.look("/history", { name: "hours", before: "3" });
  expect(earlier).toMatchObject({ entries: [{ number: 2 }, { number: 1 }, { number: 0 }] });
});

test("a preview shows a page with what is typed, framed by the desk alone, to its author", async () => {
  const site = await testEditors({
    rendering: {
      liveIn: "seconds",
      renderPage: async ({ documents }, path) => ({
        html: `<script type="module">run()</script>${path}: ${(documents.hours as { office: string }).office}<SCRIPT>
          run()</SCRIPT>`,
        headers: [["content-security-policy", "default-src 'none'; frame-ancestors 'none'"]],
      }),
    },
  });
  const [ada, ben] = [await site.editor("Ada"), await site.editor("Ben")];
  const asked = { path: "/contact", documents: [{ name: "hours", content: hours("Half typ") }] };
  const { address } = (await ada.ask<{ address: string }>("preview", asked)).body;
  const path = address.replace("/functions/v1/desk/", "");
  const shown = await site.read(path, ada.token);
  expect(await shown.text()).toBe("/contact: Half typ");
  expect(shown.headers.get("content-security-policy")).toBe(
    "default-src 'none'; frame-ancestors 'self'",
  );
  expect(shown.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect((await site.read(path, ben.token)).status).toBe(404);
  // Ben's call reaches a process whose clock is ahead.
  site.wait(2 * 3600);
  expect((await ben.ask("preview", asked)).status).toBe(200);
  expect((await site.read(path, ada.token)).status).toBe(200);
  await site.db.query("update content_previews set at = at - interval '61 minutes'");
  await ben.ask("preview", asked);
  expect((await site.read(path, ada.token)).status).toBe(404);
});

test("a news item gets its address when it is published, and keeps it under another title", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const [first] = shipped("news").news as object[];
  const story = { heading: "", text: "With a pile of soil.", picture: "" };
  const item = { ...first, title: "Raised Beds", address: "", parts: [story] };
  const draft = { name: "news", content: shipped("news", { news: [item] }) };
  const preview = await ada.ask<{ pages: object[] }>("preview", { path: "/", documents: [draft] });
  const page = { path: "/news/raised-beds", title: "News: Raised Beds" };
  expect(preview.body.pages).toContainEqual(page);
  const publish = async (content: unknown) =>
    ada.publish([{ name: "news", revision: await ada.save("news", content) }]);
  await publish(draft.content);
  const opened = await ada.open("news");
  expect(opened.content).toMatchObject({
    news: [{ title: "Raised Beds", address: "raised-beds" }],
  });
  expect(opened.pages).toContainEqual(page);
  const [kept] = (opened.content as { news: object[] }).news;
  await publish(shipped("news", { news: [{ ...kept, title: "Twelve Beds" }] }));
  expect((await ada.open("news")).pages).toContainEqual({ ...page, title: "News: Twelve Beds" });
});
