import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startImapServer } from "#backend/testing/imap-server.ts";
import { textOfHtml } from "./html-text.ts";
import { openImap } from "./imap.ts";

let server: Awaited<ReturnType<typeof startImapServer>>;
beforeEach(async () => {
  server = await startImapServer();
});
afterEach(() => server.stop());

/** The email as it is read. */
const readBack = async (email: Parameters<typeof server.receive>[0]) => {
  server.receive(email);
  const mailbox = await openImap(server.url);
  const [header] = await mailbox.headersAfter(0, 10);
  const content = await mailbox.contentOf(header?.uid ?? 0);
  await mailbox.close();
  return { header, content };
};

const parts = (boundary: string, ...all: string[]) =>
  [...all.map((part) => `--${boundary}\r\n${part}`), `--${boundary}--`].join("\r\n");

const part = (type: string, body: string, ...headers: string[]) =>
  [`Content-Type: ${type}`, ...headers, "", body].join("\r\n");

describe("the text of an email", () => {
  test("is the plain one where there are two, in whatever letters it was written", async () => {
    const { content } = await readBack({
      from: "=?utf-8?q?Jos=C3=A9_Ruiz?= <jose@visitor.example>",
      type: 'multipart/alternative; boundary="b"',
      text: parts(
        "b",
        part(
          "text/plain; charset=iso-8859-1",
          "S=ED, ma=F1ana est=E1 bien.",
          "Content-Transfer-Encoding: quoted-printable",
        ),
        part("text/html; charset=utf-8", "<p>Something else</p>"),
      ),
    });
    expect(content).toMatchObject({
      from: { name: "José Ruiz", email: "jose@visitor.example" },
      text: "Sí, mañana está bien.",
      isCut: false,
      attachments: [],
    });
  });

  test("comes from HTML where there is no other", async () => {
    const { content } = await readBack({
      type: "text/html; charset=utf-8",
      text: "<style>p{color:red}</style><p>Hello&nbsp;Ruth,</p><p>see <a href='https://x.example'>you</a> &lt;soon&gt;<br>Ann</p><script>alert(1)</script>",
    });
    expect(content).toMatchObject({ text: "Hello Ruth,\n\nsee you <soon>\nAnn" });
  });

  test("stands without its attachments, which are named with their size", async () => {
    const { content } = await readBack({
      type: 'multipart/mixed; boundary="b"',
      text: parts(
        "b",
        part("text/plain; charset=utf-8", "The form is attached."),
        part(
          'application/pdf; name="form.pdf"',
          "A".repeat(4000),
          "Content-Transfer-Encoding: base64",
          'Content-Disposition: attachment; filename="form.pdf"',
        ),
        part("text/plain; charset=utf-8", "Ann"),
      ),
    });
    expect(content).toMatchObject({ text: "The form is attached.\nAnn" });
    expect(content).toMatchObject({ attachments: [{ name: "form.pdf", bytes: 2920 }] });
    expect(server.said.join("")).not.toContain("BODY.PEEK[2]");
  });

  test("is cut where it is too long, and no more of it is fetched", async () => {
    const { content } = await readBack({ text: "Dear all. ".repeat(200_000) });
    expect(content).toMatchObject({ isCut: true, text: expect.stringMatching(/^.{20000}$/) });
    const fetched = [...server.said.join("").matchAll(/BODY\.PEEK\[TEXT\]<(\d+)/g)];
    expect(Math.max(...fetched.map(([, start]) => Number(start)))).toBeLessThan(400_000);
  });

  test("is empty where there is none", async () => {
    const { content } = await readBack({ type: "image/png", text: "x" });
    expect(content).toMatchObject({ text: "", attachments: [{ name: "image/png" }] });
  });

  test("of an email within an email is not taken for the email's own", async () => {
    const { content } = await readBack({
      type: 'multipart/mixed; boundary="b"',
      text: parts(
        "b",
        part("text/plain", "See below."),
        part("message/rfc822", "Subject: Private\r\nContent-Type: text/plain\r\n\r\nA secret."),
      ),
    });
    expect(content).toMatchObject({ text: "See below." });
  });

  test.each([
    [20, expect.objectContaining({ text: "At the bottom." })],
    [200, "unreadable"],
  ])("%i parts deep is read or given up, and is never taken for gone", async (depth, expected) => {
    let inner = part("text/plain", "At the bottom.");
    for (let level = 0; level < depth; level++)
      inner = part(`multipart/mixed; boundary="b${level}."`, parts(`b${level}.`, inner));
    const type = 'multipart/mixed; boundary="top"';
    const { content } = await readBack({ type, text: parts("top", inner) });
    expect(content).toEqual(expected);
  });

  test("that is no longer there is gone", async () => {
    const mailbox = await openImap(server.url);
    expect(await mailbox.contentOf(77)).toBe("gone");
    await mailbox.close();
  });

  test("holds nothing that moves or hides other text", async () => {
    const { content } = await readBack({ text: "a\u0000b\u202ec\u001b[31md\r\n\r\n\r\n\r\ne" });
    expect(content).toMatchObject({ text: "abc[31md\n\ne" });
  });
});

describe("the header of an email", () => {
  test("says what it answers, the nearest first", async () => {
    const { header } = await readBack({
      id: "<me@x.example>",
      inReplyTo: "<3@x.example>",
      references: ["<1@x.example>", "<2@x.example>", "<3@x.example>"],
    });
    expect(header).toMatchObject({
      id: "<me@x.example>",
      answers: ["<3@x.example>", "<2@x.example>", "<1@x.example>"],
      isAutomatic: false,
    });
  });

  test("without a Message-ID is known again all the same", async () => {
    const { header } = await readBack({ id: "" });
    expect(header?.id).toMatch(/^no id [0-9a-f]{64}$/);
  });

  test.each([
    "Auto-Submitted: auto-replied",
    "Precedence: bulk",
    "X-Autoreply: yes",
    "Return-Path: <>",
  ])("with %s is a program's", async (line) => {
    expect((await readBack({ headers: [line] })).header?.isAutomatic).toBe(true);
  });

  test("that is longer than any honest one is read as far as it goes", async () => {
    const { header } = await readBack({
      inReplyTo: "<1@x.example>",
      headers: [`X-Long: ${"x".repeat(300_000)}`],
    });
    expect(header?.answers).toEqual(["<1@x.example>"]);
  });
});

describe("HTML", () => {
  test.each([
    ["one", "one"],
    ["a &amp; b &#233; &#x1F600; &unknown; &#0;", "a & b é 😀 &unknown; "],
    ["1 < 2", "1 < 2"],
    ["a<!-- <p>hidden</p> -->b", "ab"],
    ["a<script>if (1 < 2) alert('</p>')</script>b", "ab"],
    ["a<SCRIPT>x", "a"],
    ["İ<b>bold</b>", "İbold"],
    ["<td>a</td><td>b</td>", " a b "],
    ["a<", "a<"],
    ["a<b", "a"],
  ])("%s reads %s", (html, text) => {
    expect(textOfHtml(html).replaceAll("  ", " ")).toBe(text);
  });

  test.each(["<", "<!--", "<script>", "&", "<p", "</", "<style></style"])(
    "with 200,000 times %s ends: another pass for each would take minutes",
    (piece) => {
      expect(textOfHtml(piece.repeat(200_000)).length).toBeLessThanOrEqual(200_000);
    },
  );
});
