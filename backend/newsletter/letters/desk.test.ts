import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Deps } from "#backend/deps.ts";
import type { DeskApi } from "#backend/endpoints.ts";
import { deliverDue } from "#backend/mail/outbox.ts";
import { smtpTransport } from "#backend/mail/smtp.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import {
  aBlock,
  aLetter,
  anOrder,
  anUpload,
  orderLetter,
  pictureBytes,
  sendingBy,
  someReaders,
  stateOf,
  writeLetter,
} from "#backend/testing/newsletter/letters.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { removeOldData } from "#backend/upkeep/retention.ts";
import { feedEntries } from "#content/feed.ts";
import { sitePages } from "#content/site-pages.ts";
import { organisation } from "#rules/organisation.ts";

type Api = DeskApi["GET"] & Omit<DeskApi["POST"], keyof DeskApi["GET"]>;
type LetterAnswer = Api["letters/letter"]["answer"];
type CheckAnswer = Api["letters/check"]["answer"];

const takesAll = { deliver: async () => {}, close() {} };

const fine: Deps["resolveTxt"] = async (name) => {
  if (name.startsWith("_dmarc.")) return [["v=DMARC1; p=none"]];
  if (name.startsWith("_domainkey.")) throw Object.assign(new Error(), { code: "ENODATA" });
  return [["v=spf1 -all"]];
};

const open = async (readers = 2) => {
  const desk = await testDesk({ resolveTxt: fine });
  const token = await desk.signedIn({ permissions: ["pages", "subscribers"], name: "Ruth Banks" });
  await someReaders(desk.db, readers, desk.deps.now());
  const look = async (id: string) =>
    (await (await desk.read(`letters/letter?id=${id}`, token)).json()) as LetterAnswer;
  const check = async (content: unknown) => {
    const { id } = await writeLetter(desk, token);
    const answer = await desk.post("letters/check", { id, content }, token);
    return { id, ...((await answer.json()) as CheckAnswer) };
  };
  /** What has been published is read anew after a moment. */
  const site = () => expect.poll(() => desk.deps.content().then((snapshot) => snapshot.revision));
  return { desk, token, look, check, site };
};

test("two who write one letter take turns, as with pages", async () => {
  const { desk, token, look } = await open();
  const { id, revision } = await writeLetter(desk, token);
  const save = (content: unknown) =>
    desk.post("pages/save-draft", { name: `letter/${id}`, revision, base: 0, content }, token);
  expect((await save(aLetter({ subject: "First" }))).status).toBe(200);
  expect((await save(aLetter({ subject: "Second" }))).status).toBe(409);
  expect((await look(id)).draft?.content).toMatchObject({ subject: "First" });
  const pages = await (await desk.read("pages", token)).json();
  expect(JSON.stringify(pages)).not.toContain(id);
});

test("a draft needs a letter that is being written, and there is room for so many", async () => {
  const { desk, token } = await open();
  const save = (id: string, revision = 0) =>
    desk.post(
      "pages/save-draft",
      { name: `letter/${id}`, revision, base: 0, content: aLetter() },
      token,
    );
  expect((await save(crypto.randomUUID())).status).toBe(400);
  const sent = await orderLetter(desk, token);
  expect((await save(sent, 3)).status).toBe(400);
  expect(
    await desk.db.count(
      "select count(*) as n from content_drafts where content->>'subject' is not null and document <> $1",
      [`letter/${sent}`],
    ),
  ).toBe(0);
  await desk.db.query(
    `insert into letters (id, created_at, created_by)
     select gen_random_uuid(), now(), 'Ana' from generate_series(1, 200)`,
  );
  const begun = await desk.post("letters/begin", {}, token);
  expect([begun.status, await begun.text()]).toEqual([400, expect.stringContaining("never sent")]);
});

test("a letter is sent, and never published like a page", async () => {
  const { desk, token, look } = await open();
  const { id, revision } = await writeLetter(desk, token, aLetter({ onSite: "yes", address: "x" }));
  const documents = [{ name: `letter/${id}`, revision }];
  expect((await desk.post("pages/publish", { documents }, token)).status).toBe(400);
  expect((await look(id)).draftRevision).toBe(revision);
});

test("to write a letter takes the right to pages, to send it that to subscribers and a fresh sign-in", async () => {
  const { desk, token } = await open();
  const written = await writeLetter(desk, token);
  const writer = await desk.signedIn({ permissions: ["pages"] }, "writer@circleurban.example");
  const answers = await desk.signedIn({ permissions: ["messages"] }, "desk@circleurban.example");
  const order = { ...written, ...anOrder };
  expect((await desk.read("letters", answers)).status).toBe(403);
  expect((await desk.read(`letters/letter?id=${written.id}`, writer)).status).toBe(200);
  expect((await desk.post("letters/send", order, writer)).status).toBe(403);
  desk.wait(16 * 60);
  expect(await (await desk.post("letters/send", order, token)).json()).toMatchObject({
    code: "sign-in-again",
  });
  expect(await stateOf(desk.db, written.id)).toMatchObject({ state: "draft" });
});

test("what is wrong is listed with the way there", async () => {
  const { check } = await open(0);
  const { id, problems } = await check(
    aLetter({
      subject: "",
      blocks: [
        aBlock({ text: "[Here](/nowhere) and [there](javascript:x) and {no.fact}" }),
        aBlock({ kind: "button", label: "Give", href: "/giv" }),
        aBlock({ kind: "item", item: "news/gone" }),
        aBlock({
          kind: "picture",
          picture: {
            upload: "0123456789abcdef",
            alt: "",
            width: 2,
            height: 1,
            widths: [2],
            focus: { x: 0, y: 0 },
          },
        }),
      ],
    }),
  );
  const at = (place: string) => `/letters/${id}#${place}`;
  expect(problems.map(({ to, message }) => [to, message])).toEqual([
    [at("subject"), "This can't be empty."],
    [at("blocks.3.picture.alt"), expect.stringContaining("what the picture shows")],
    [at("blocks.0.text"), expect.stringContaining("{no.fact}")],
    [at("blocks.1.href"), "This site has no page /giv."],
    [at("blocks.2.item"), "This isn't on the site anymore."],
    [at("blocks.3.picture"), expect.stringContaining("picture is missing")],
    ["/subscribers", expect.stringContaining("there are no subscribers")],
  ]);
});

test("links in a text are looked up, too", async () => {
  const { check } = await open();
  const broken = async (text: string) =>
    (await check(aLetter({ blocks: [aBlock({ text })] }))).problems.map(({ message }) => message);
  expect(await broken("[a](/nowhere)")).toEqual(["This site has no page /nowhere."]);
  expect(await broken("[a](javascript:x)")).toEqual([expect.stringContaining("no address")]);
  expect(await broken("[a](/give) [b](https://other.example/x) [c](mailto:a@b.example)")).toEqual(
    [],
  );
});

test("a letter of pictures alone, and one that Gmail would cut, are told", async () => {
  const { check } = await open();
  const pictures = await check(
    aLetter({ blocks: [aBlock({ kind: "picture", picture: "campus" })] }),
  );
  expect(pictures.problems).toMatchObject([
    { blocks: true, message: expect.stringContaining("has no text") },
  ]);
  const long = await check(
    aLetter({ blocks: Array.from({ length: 40 }, () => aBlock({ text: "word ".repeat(599) })) }),
  );
  expect(long.problems).toMatchObject([{ blocks: false, label: "Length" }]);
});

test("a letter with something wrong is not sent, and stays a draft", async () => {
  const { desk, token } = await open();
  const letter = aLetter({ blocks: [aBlock({ kind: "button", label: "Give", href: "/giv" })] });
  const written = await writeLetter(desk, token, letter);
  const answer = await desk.post("letters/send", { ...written, ...anOrder }, token);
  expect(answer.status).toBe(400);
  expect(await stateOf(desk.db, written.id)).toMatchObject({ state: "draft" });
});

test("a preview shows the email with a name, light or dark, and lets nothing run", async () => {
  const { desk, token } = await open();
  const { id } = await writeLetter(desk, token);
  const content = aLetter({
    blocks: [aBlock({ text: "<script>x</script> {organisation.phone}" })],
  });
  const drawn = (await (
    await desk.post("letters/preview", { id, content, name: "Maria" }, token)
  ).json()) as Api["letters/preview"]["answer"] & { address: string; text: string };
  expect(drawn.text).toContain("Hello Maria,");
  expect(drawn.text).not.toContain("{organisation.phone}");
  const path = drawn.address.replace("/functions/v1/desk/", "");
  const page = await desk.read(`${path}&look=dark`, token);
  const html = await page.text();
  expect(html).toContain("Hello Maria,");
  expect(html).toContain("@media all{");
  expect(html).not.toContain("<script>");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await (await desk.read(path, token)).text()).toContain("@media not all{");
  const other = await desk.signedIn({ permissions: ["pages"] }, "other@circleurban.example");
  expect((await desk.read(path, other)).status).toBe(404);
});

const nested = (depth: number): unknown => (depth === 0 ? "" : { a: nested(depth - 1) });
const newsItem = {
  kind: "item" as const,
  item: "news/windows-in-heat-on-project-130-is-ready-for-winter",
};

test.each<[string, Record<string, unknown>, string]>([
  ["too many blocks", { blocks: Array(101).fill(aBlock({ text: "x" })) }, "is 100."],
  ["items that become too many", { blocks: Array(60).fill(newsItem) }, "is 100."],
  [
    "very many lines",
    { blocks: Array(3).fill(aBlock({ text: "a\n\n".repeat(334) })) },
    "more than 2,000 lines",
  ],
  ["a long greeting", { greeting: " ".repeat(10_001) }, "longer than 10,000 characters"],
  ["a long text", { blocks: [aBlock({ text: "**a** [b](/c) ".repeat(12_000) })] }, "shorten it"],
  [
    "long facts",
    { blocks: Array(60).fill(aBlock({ text: "{hours.note}".repeat(40) })) },
    "shorten it",
  ],
  ["deep nesting", { blocks: [nested(5_000)] }, "nested too deeply"],
])("a letter of %s is refused before it is composed", async (_, change, sentence) => {
  const { desk, token } = await open();
  const { id, revision } = await writeLetter(desk, token);
  const content = { ...aLetter(), ...change };
  const preview = await desk.post("letters/preview", { id, content, name: "" }, token);
  expect([preview.status, await preview.text()]).toEqual([400, expect.stringContaining(sentence)]);
  const check = await desk.post("letters/check", { id, content }, token);
  expect(check.status).toBeLessThan(500);
  expect(await check.text()).toContain(sentence);
  const save = { name: `letter/${id}`, revision, base: 0, content };
  if (!(await desk.post("pages/save-draft", save, token)).ok) return;
  const test = await desk.post("letters/test", { id }, token);
  expect([test.status, await test.text()]).toEqual([400, expect.stringContaining(sentence)]);
});

test.each([
  ["nothing", null],
  ["a word", "x"],
  ["a greeting that is none", aLetter({ greeting: 5 as never, subject: { a: 1 } as never })],
  [
    "blocks that are none",
    {
      ...aLetter(),
      blocks: [
        null,
        1,
        "x",
        [],
        { kind: "text", text: { a: 1 } },
        { kind: "picture", picture: 5 },
        { kind: "picture", picture: { upload: "nothing", widths: 5 } },
        { kind: "no such kind" },
        { kind: "item", item: { toString: 1 } },
      ],
    },
  ],
])("a letter of %s is checked and shown as far as it goes", async (_, content) => {
  const { desk, token, check } = await open();
  const { id, problems } = await check(content);
  expect(problems.some(({ blocks }) => blocks)).toBe(true);
  const preview = await desk.post("letters/preview", { id, content, name: "" }, token);
  expect(preview.status).toBe(200);
});

test("a test goes to oneself alone", async () => {
  const { desk, token } = await open();
  const { id } = await writeLetter(desk, token);
  await desk.post("letters/test", { id }, token);
  expect(await desk.mails()).toMatchObject([
    {
      to: "staff@circleurban.example",
      subject: "Test: What grew in March",
      text: expect.stringContaining("Hello Ruth,"),
    },
  ]);
});

test("a picture that only editors may see comes inside the test, until everybody may", async () => {
  const { desk, token } = await open();
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const transport = smtpTransport(server.url, desk.deps.settings.mailFrom);
  const picture = await anUpload(desk.db, desk.deps.now());
  const blocks = [aBlock({ text: "Look" }), aBlock({ kind: "picture", picture })];
  const { id } = await writeLetter(desk, token, aLetter({ blocks }));
  const file = `/media/${picture.upload}/800.jpg`;
  const receivedTest = async () => {
    await desk.post("letters/test", { id }, token);
    await deliverDue({ ...desk.deps, transport }, 100);
    return PostalMime.parse(server.taken.at(-1) ?? "");
  };
  const { html, attachments } = await receivedTest();
  expect(html).not.toContain(file);
  const [inside] = attachments;
  expect(html).toContain(`src="cid:${inside?.contentId?.slice(1, -1)}"`);
  expect(Buffer.from(inside?.content as ArrayBuffer)).toEqual(Buffer.from(pictureBytes));
  expect(await desk.db.query("select 1 from mail_pictures")).toEqual([]);

  await desk.db.query("update content_pictures set shown = true");
  const opened = await receivedTest();
  expect(opened.html).toContain(file);
  expect(opened.attachments).toEqual([]);
});

test("a letter that is scheduled can be called off, and is a draft again", async () => {
  const { desk, token, look } = await open();
  const at = new Date(desk.deps.now().getTime() + 3_600_000).toISOString();
  const blocks = [aBlock({ text: "Call {organisation.phone}." }), aBlock(newsItem)];
  const id = await orderLetter(desk, token, { at }, aLetter({ blocks }));
  const scheduled = await look(id);
  expect(scheduled.letter.state).toBe("scheduled");
  expect(scheduled.final).toMatchObject({ subject: scheduled.letter.subject });
  await desk.post("letters/cancel", { id }, token);
  const { letter, draft } = await look(id);
  expect(letter.state).toBe("draft");
  // Facts stand in braces still, and what it takes from the site is taken anew.
  expect(draft?.content).toEqual(aLetter({ blocks }));
});

test("Today tells of a letter that has stopped, and also when the next one goes out", async () => {
  const { desk, token } = await open();
  const card = async () => {
    const { cards } = (await (await desk.read("today", token)).json()) as Api["today"]["answer"];
    return cards.find(({ id }) => id === "letters");
  };
  const at = new Date(desk.deps.now().getTime() + 3 * 86_400_000).toISOString();
  const next = await orderLetter(desk, token, { at }, aLetter({ subject: "In May" }));
  expect(await card()).toMatchObject({
    title: "A newsletter is scheduled",
    sentence: expect.stringContaining("“In May” goes out on"),
    link: { to: `/letters/${next}` },
  });
  const stopped = await orderLetter(desk, token);
  await desk.db.query(
    "update letters set state = 'stopped', stopped_reason = 'Ruth stopped it.' where id = $1",
    [stopped],
  );
  const both = await card();
  expect(both).toMatchObject({ title: "A newsletter has stopped", tone: "trouble" });
  expect(both?.sentence).toContain("“What grew in March”: Ruth stopped it. “In May” goes out on");
  expect(both?.link).toEqual({ to: "/letters", label: "See newsletters" });
});

describe("while a letter waits to go out with a picture,", () => {
  const scheduled = async () => {
    const opened = await open();
    const { desk, token } = opened;
    const picture = await anUpload(desk.db, desk.deps.now());
    const [upload] = await storedRows<{ id: string }>(desk.db, "select id from content_uploads");
    const days = (n: number) => new Date(desk.deps.now().getTime() + n * 86_400_000);
    const blocks = [aBlock({ text: "Look" }), aBlock({ kind: "picture", picture })];
    const id = await orderLetter(desk, token, { at: days(300) }, aLetter({ blocks }));
    const deletion = async () => {
      const answer = await desk.post("pages/delete-picture", { id: upload?.id }, token);
      return [answer.status, await answer.text()];
    };
    return { ...opened, id, days, deletion };
  };

  test("nobody deletes it, until the letter is called off", async () => {
    const { desk, token, id, deletion } = await scheduled();
    const waits = /The newsletter “What grew in March” is going to show .* “Cancel and edit”/;
    expect(await deletion()).toEqual([400, expect.stringMatching(waits)]);
    await desk.db.query("update letters set state = 'stopped'");
    expect(await deletion()).toEqual([400, expect.stringMatching(waits)]);
    await desk.post("letters/cancel", { id }, token);
    expect((await deletion())[0]).toBe(200);
  });

  test("nobody deletes it for as long as readers see it either", async () => {
    const { desk, deletion } = await scheduled();
    await desk.db.query("update letters set send_at = $1", [desk.deps.now()]);
    await sendingBy(desk.deps, takesAll)(0);
    expect(await deletion()).toEqual([400, expect.stringContaining("Readers see this picture")]);
  });

  test("it does not go by age", async () => {
    const { desk, days } = await scheduled();
    await removeOldData(desk.db, { now: days(250), dryRun: false });
    expect(await desk.db.query("select 1 from content_uploads")).toHaveLength(1);
  });
});

test("a letter that was sent is the beginning of the next", async () => {
  const { desk, token, look } = await open();
  const id = await orderLetter(desk, token);
  await sendingBy(desk.deps, takesAll)();
  const answer = await desk.post("letters/begin", { from: id }, token);
  const next = ((await answer.json()) as { id: string }).id;
  expect((await look(next)).draft?.content).toMatchObject({
    subject: "What grew in March",
    address: "",
    day: "",
  });
});

test("a letter that staff show has a page, a line in the feed, and leaves the site again", async () => {
  const { desk, token, look, site } = await open();
  const item = aBlock({
    kind: "item",
    item: "news/windows-in-heat-on-project-130-is-ready-for-winter",
  });
  const id = await orderLetter(
    desk,
    token,
    { onSite: true },
    aLetter({ blocks: [aBlock({ text: "We are {organisation.name}." }), item] }),
  );
  await sendingBy(desk.deps, takesAll)();
  await site().toBe(1);
  const path = "/news/letters/what-grew-in-march";
  const snapshot = await desk.deps.content();
  expect(sitePages(snapshot).map((page) => page.path)).toContain(path);
  expect(feedEntries(snapshot)).toContainEqual(
    expect.objectContaining({ path, title: "What grew in March" }),
  );
  const { blocks } = snapshot.documents[`letter/${id}`] as ReturnType<typeof aLetter>;
  expect(blocks[0]?.text).toBe(`We are ${organisation.name}.`);
  expect(blocks[1]).toMatchObject({
    kind: "heading",
    heading: expect.stringContaining("Windows In"),
  });
  expect((await look(id)).letter.onSite).toBe(true);

  await desk.post("letters/show", { id, on: false }, token);
  await site().toBe(2);
  const without = await desk.deps.content();
  expect(sitePages(without).map((page) => page.path)).not.toContain(path);
  expect(feedEntries(without).map((entry) => entry.path)).not.toContain(path);
});
