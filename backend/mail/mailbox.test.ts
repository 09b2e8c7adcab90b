import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import type { Database } from "#backend/storage/database.ts";
import { freeAllLeases } from "#backend/storage/lease.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { startImapServer } from "#backend/testing/imap-server.ts";
import { checkMailboxes } from "./doctor.ts";
import { openImap } from "./imap.ts";
import { type MailboxReader, mailboxState, type ReceivedEmail, readMailbox } from "./mailbox.ts";

const ours = "<our-reply@circleurban.example>";

let server: Awaited<ReturnType<typeof startImapServer>>;
beforeEach(async () => {
  server = await startImapServer();
});
afterEach(() => server.stop());

const now = new Date("2026-03-02T15:00:00Z");

const textOf = ({ content }: ReceivedEmail) => (content === "unreadable" ? content : content.text);

/** Reads what answers our email and keeps it. */
const readerOf = (
  db: Database,
  url = server.url,
  timeouts: Parameters<typeof openImap>[1] = {},
) => {
  const taken: ReceivedEmail[] = [];
  const reader: MailboxReader<ReceivedEmail["content"]> = {
    wants: async ({ answers }) => answers.includes(ours),
    content: (mailbox, uid) => mailbox.contentOf(uid),
    unreadable: "unreadable",
    take: async (_, email) => {
      taken.push(email);
    },
  };
  const read = (changed: Partial<typeof reader> = {}, at = now) =>
    readMailbox(
      {
        db,
        log: silentLog,
        now: () => at,
        name: "inbox",
        open: () => openImap(url, timeouts),
      },
      { ...reader, ...changed },
    );
  return { taken, read, texts: () => taken.map(textOf) };
};

describe.each(testDatabases)("on $name", ({ open }) => {
  test("what was there before is left alone, and what comes then is read once", async () => {
    const { read, texts } = readerOf(await open());
    server.receive({ inReplyTo: ours, text: "Long ago." });
    await read();
    server.receive({ inReplyTo: ours, text: "One." });
    server.receive({ text: "About something else." });
    server.receive({ references: ["<another@x.example>", ours], text: "Two." });
    expect(await read()).toEqual({ looked: 3, taken: 2 });
    expect(await read()).toEqual({ looked: 0, taken: 0 });
    expect(texts()).toEqual(["One.", "Two."]);
  });

  test("an email that a dying process had in hand is read again, and those before it are not", async () => {
    const db = await open();
    const { read, taken } = readerOf(db);
    await read();
    server.receive({ inReplyTo: ours, text: "One." });
    server.receive({ inReplyTo: ours, text: "Two." });
    const dies = async (_: Database, email: ReceivedEmail) => {
      if (textOf(email) === "Two.") throw new Error("killed");
      taken.push(email);
    };
    await expect(read({ take: dies })).rejects.toThrow("killed");
    // Whoever looks at the mailbox sees that it is not read to its end.
    expect(await mailboxState(db, "inbox")).toMatchObject({ failingSince: now });
    await read();
    expect(await mailboxState(db, "inbox")).toMatchObject({ failingSince: null });
    expect(taken.map(textOf)).toEqual(["One.", "Two."]);
  });

  test("when all emails get new numbers, those of the last day are looked at again", async () => {
    const { read, texts } = readerOf(await open());
    const old = new Date("2026-01-05T12:00:00Z");
    server.receive({ inReplyTo: ours, text: "Long ago.", date: old });
    await read();
    server.receive({ inReplyTo: ours, text: "Came while they moved.", date: now });
    server.renumber();
    await read();
    expect(texts()).toEqual(["Came while they moved."]);
  });

  test("two processes at once read each email once", async () => {
    const { read, texts } = readerOf(await open());
    await read();
    server.receive({ inReplyTo: ours, text: "One." });
    await Promise.all([read(), read()]);
    await read();
    expect(texts()).toEqual(["One."]);
  });

  test("one that took so long that another came before it takes nothing twice", async () => {
    const db = await open();
    const { read, texts } = readerOf(db);
    await read();
    server.receive({ inReplyTo: ours, text: "One." });
    const overtaken = async () => {
      await freeAllLeases(db);
      await read();
      return true;
    };
    expect(await read({ wants: overtaken })).toEqual({ looked: 1, taken: 0 });
    expect(texts()).toEqual(["One."]);
  });
});

const openHere = () => testDatabases[0]?.open() as Promise<Database>;

test("nothing in the mailbox is changed", async () => {
  const { read, taken } = readerOf(await openHere());
  await read();
  server.receive({ inReplyTo: ours });
  await read();
  expect(taken).toHaveLength(1);
  expect(server.inbox.messages[0]?.flags).toEqual([]);
  const said = server.said.join("");
  expect(said).toContain("EXAMINE");
  expect(said).not.toMatch(/\b(SELECT|STORE|EXPUNGE|COPY|MOVE|APPEND)\b/);
});

test("another mailbox begins with what comes from now on", async () => {
  const db = await openHere();
  await readerOf(db).read();
  const other = await startImapServer();
  try {
    other.receive({ inReplyTo: ours, text: "Long ago." });
    const { read, texts } = readerOf(db, other.url);
    await read();
    other.receive({ inReplyTo: ours, text: "New." });
    await read();
    expect(texts()).toEqual(["New."]);
  } finally {
    await other.stop();
  }
});

test("an email that breaks the connection each time is taken without its content, and others follow", async () => {
  const { read, texts } = readerOf(await openHere());
  await read();
  server.receive({ inReplyTo: ours, text: "Breaks it." });
  server.receive({ inReplyTo: ours, text: "Is fine." });
  server.become({ hangUpAt: "UID FETCH 1 (UID BODYSTRUCTURE" });
  expect(await read()).toEqual({ looked: 2, taken: 2 });
  expect(texts()).toEqual(["unreadable", "Is fine."]);
});

test("an email in hand when the connection breaks once is read in full", async () => {
  const { read, texts } = readerOf(await openHere());
  await read();
  server.receive({ inReplyTo: ours, text: "Is fine." });
  server.become({ hangUpAt: "BODYSTRUCTURE" });
  const content: MailboxReader<ReceivedEmail["content"]>["content"] = (mailbox, uid) =>
    mailbox.contentOf(uid).finally(() => server.become("answer"));
  expect(await read({ content })).toEqual({ looked: 1, taken: 1 });
  expect(texts()).toEqual(["Is fine."]);
});

test("emails too large for one answer of the server are taken without their content, each at once", async () => {
  const { read, texts } = readerOf(await openHere());
  await read();
  const tooLarge = [
    {
      type: 'multipart/mixed; boundary="b"',
      text: `--b\r\nContent-Type: image/png; name="${"x".repeat(10_000)}"\r\n\r\n`.repeat(60),
    },
    { headers: Array.from({ length: 600 }, (_, n) => `X-${n}: ${"x".repeat(900)}`) },
    { references: Array.from({ length: 600 }, (_, n) => `<${n}@${"x".repeat(900)}.example>`) },
  ];
  for (const email of tooLarge) server.receive({ inReplyTo: ours, ...email });
  server.receive({ inReplyTo: ours, text: "Is fine." });
  expect(await read()).toEqual({ looked: 4, taken: 4 });
  expect(texts()).toEqual(["unreadable", "unreadable", "unreadable", "Is fine."]);
  // Each broke a connection, and the next email began another.
  expect(server.said.join("").match(/LOGIN/g)).toHaveLength(1 + 4);
});

describe("a mailbox that cannot be read", () => {
  const failureOf = async (url: string, timeouts?: Parameters<typeof openImap>[1]) => {
    const db = await openHere();
    const { read } = readerOf(db, url, timeouts);
    expect(await read()).toEqual({ looked: 0, taken: 0 });
    return mailboxState(db, "inbox");
  };

  test("is noted with the first moment and what the server said, until it can be", async () => {
    const db = await openHere();
    const { read } = readerOf(db);
    await read();
    server.become("be silent");
    const { read: readBriefly } = readerOf(db, server.url, { whole: 200 });
    const later = new Date(now.getTime() + 60_000);
    await readBriefly({}, later);
    await readBriefly({}, new Date(now.getTime() + 120_000));
    expect(await mailboxState(db, "inbox")).toMatchObject({ readAt: now, failingSince: later });
    server.become("answer");
    await read();
    expect(await mailboxState(db, "inbox")).toMatchObject({ failingSince: null, failure: null });
  });

  test("because its server never says a word", async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as { port: number };
    const url = `imap://user:secret@127.0.0.1:${port}`;
    expect((await failureOf(url, { greetingTimeout: 200 }))?.failure).toMatch(/time/i);
    // One that is neither silent nor done is not waited for either.
    expect((await failureOf(url, { whole: 200 }))?.failure).toMatch(/too long/);
    silent.close();
  });

  test("because it is not there", async () => {
    expect((await failureOf("imap://user:secret@127.0.0.1:1"))?.failure).toContain("ECONNREFUSED");
  });

  test("because the password is wrong", async () => {
    const state = await failureOf(server.urlWith("127.0.0.1", "mistyped"));
    expect(state?.failure).toMatch(/authentication/i);
    expect(state?.failure).not.toContain("mistyped");
  });

  test("because another machine offers no encryption: the password is not sent", async () => {
    // An address that is not known to be this machine, and leads here all the same.
    expect((await failureOf(server.urlWith("0.0.0.0")))?.failure).toMatch(/TLS/i);
    expect(server.said.join("")).not.toContain("LOGIN");
  });
});

describe("doctor", () => {
  const abouts = async (url: string) =>
    (await checkMailboxes({ INBOX_IMAP_URL: url })).map(({ level, about }) => [level, about]);

  test("has nothing to say of a mailbox that can be read, or of none", async () => {
    expect(await abouts(server.url)).toEqual([]);
    expect(await checkMailboxes({ INBOX_IMAP_URL: undefined })).toEqual([]);
  });

  test("says what is wrong with one that cannot", async () => {
    expect(await abouts(server.urlWith("127.0.0.1", "mistyped"))).toEqual([
      ["error", "mailbox-login"],
    ]);
    expect(await abouts("imap://user:secret@127.0.0.1:1")).toEqual([["error", "mailbox-away"]]);
    const bounces = await checkMailboxes({ BOUNCE_IMAP_URL: "imap://user:secret@127.0.0.1:1" });
    expect(bounces).toMatchObject([{ about: "bounces-away" }]);
    expect(await abouts(`${server.url}/No%20such%20folder`)).toEqual([["error", "mailbox-away"]]);
  });
});
