import PostalMime from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import type { Transport } from "#backend/mail/mail.ts";
import { counted } from "#backend/testing/counted.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { type Mood, startMailServer } from "#backend/testing/mail-server.ts";
import {
  aBlock,
  aLetter,
  anOrder,
  anUpload,
  aSender,
  orderLetter,
  sendingBy,
  someReaders,
  stateOf,
  statesOf,
} from "#backend/testing/newsletter/letters.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

const servers: Awaited<ReturnType<typeof startMailServer>>[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const open = async (
  readers: number,
  order: Record<string, unknown> = {},
  parts: Parameters<typeof testDesk>[0] = {},
) => {
  const server = await startMailServer(await freePort());
  servers.push(server);
  const desk = await testDesk(parts);
  const token = await desk.signedIn({ permissions: ["pages", "subscribers"] });
  await someReaders(desk.db, readers, desk.deps.now());
  const id = await orderLetter(desk, token, { emailsAnHour: 5000, ...order });
  const run = aSender(desk.deps, server.url);
  const recipients = () => server.taken.map((raw) => /^To: (\S+)/m.exec(raw)?.[1] ?? "").sort();
  return { server, desk, token, id, run, recipients };
};

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `r${from + at}@visitor.example`).sort();

const onToday = async (desk: Awaited<ReturnType<typeof testDesk>>, token: string) => {
  const { cards } = (await (await desk.read("today", token)).json()) as {
    cards: { id: string; tone: string; sentence: string }[];
  };
  return cards.find((card) => card.id === "letters");
};

const moods =
  (special: Record<string, Mood>) =>
  (to: string): Mood =>
    special[to] ?? "take";

describe.each(testDatabases)("on $name", ({ open: database }) => {
  test("a letter goes once to everybody who is a reader at that moment, by name and with a way off", async () => {
    const { server, desk, id, run, recipients } = await open(3, {}, { db: await database() });
    await desk.db.query("update newsletter_subscribers set name = 'Ruth' where email like 'r1@%'");
    await run();
    await desk.db.query(
      `insert into newsletter_subscribers (email, email_key, state, created_at, confirmed_at)
     values ('late@visitor.example', 'late@visitor.example', 'confirmed', now(), now())`,
    );
    await run();
    expect(recipients()).toEqual(numbered(1, 3));
    expect(await stateOf(desk.db, id)).toMatchObject({ state: "sent" });
    expect(await statesOf(desk.db, id)).toEqual({ delivered: 3 });
    const toRuth =
      server.taken.find((raw) => raw.includes("To: r1@"))?.replaceAll("=\r\n", "") ?? "";
    expect(toRuth).toContain("Hello Ruth,");
    expect(toRuth).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/circleurban\.example\/functions\/v1\/unsubscribe-newsletter\?token=[\w-]+>/m,
    );
    expect(toRuth).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const htmlTo = async (who: string) =>
      (await PostalMime.parse(server.taken.find((raw) => raw.includes(`To: ${who}@`)) ?? "")).html;
    const toOther = (await htmlTo("r2")) ?? "";
    expect(toOther).toContain("Hello,");
    expect(toOther).toContain('href="https://circleurban.example/get-involved"');
    // Nothing in it tells who opened it, or who followed which link.
    const ofNobody = (html = "") =>
      html.replace(/token=[\w-]+/g, "").replace("Hello Ruth,", "Hello,");
    expect(ofNobody(toOther)).toBe(ofNobody(await htmlTo("r1")));
  });

  test("what a process had in hand when it died is shown as unknown, and never sent again by itself", async () => {
    const { desk, id, run, recipients } = await open(10, {}, { db: await database() });
    let taken = 0;
    const dies: Transport = {
      deliver: () => {
        taken += 1;
        return new Promise(() => {});
      },
      close() {},
    };
    void sendingBy(desk.deps, dies)();
    await expect.poll(() => taken).toBe(4);
    await run();
    expect(recipients()).toHaveLength(6);
    expect(await stateOf(desk.db, id)).toMatchObject({ state: "sending" });
    desk.wait(181);
    await run();
    expect(await statesOf(desk.db, id)).toEqual({ delivered: 6, unknown: 4 });
    expect(await stateOf(desk.db, id)).toMatchObject({ state: "sent" });
    expect(recipients()).toHaveLength(6);
  });
});

test("a letter to many begins in statements of a bounded size, with everybody", async () => {
  const { desk, id } = await open(1201);
  const { asked, db } = counted(desk.db);
  const takesNone: Transport = { deliver: () => new Promise(() => {}), close() {} };
  await sendingBy({ ...desk.deps, db }, takesNone)(0);
  const toMany = asked.statements;
  expect(await statesOf(desk.db, id)).toEqual({ waiting: 1201 });
  await desk.db.query("delete from letters");
  await desk.db.query("delete from newsletter_subscribers where email <> 'r1@visitor.example'");
  await orderLetter(desk, await desk.signedIn({ owner: true }, "one@circleurban.example"));
  asked.statements = 0;
  await sendingBy({ ...desk.deps, db }, takesNone)(0);
  expect(toMany).toBeGreaterThanOrEqual(asked.statements + 2);
});

test.each([0, 13])(
  "a letter that is scheduled anew while its start waits, %i hours late, goes at its new time",
  async (hoursLate) => {
    const { desk, id, recipients, server } = await open(1);
    desk.wait(hoursLate * 3600);
    const token = await desk.signedIn({ owner: true }, "owner@circleurban.example");
    const at = new Date(desk.deps.now().getTime() + 24 * 3_600_000).toISOString();
    const waits = async () => {
      expect((await desk.post("letters/cancel", { id }, token)).status).toBe(200);
      const { draftRevision: revision } = (await (
        await desk.read(`letters/letter?id=${id}`, token)
      ).json()) as { draftRevision: number };
      const order = { id, revision, ...anOrder, at };
      expect((await desk.post("letters/send", order, token)).status).toBe(200);
      return undefined;
    };
    await aSender({ ...desk.deps, doubtDate: waits }, server.url)();
    expect(await stateOf(desk.db, id)).toEqual({ state: "scheduled", reason: null });
    expect(recipients()).toEqual([]);
    desk.wait(24 * 3600);
    await aSender(desk.deps, server.url)();
    expect(recipients()).toEqual(numbered(1, 1));
  },
);

test("who leaves before their turn gets nothing", async () => {
  const { desk, id, run, recipients } = await open(2, { emailsAnHour: 500 });
  await run(0);
  await desk.db.query(
    "update newsletter_subscribers set state = 'unsubscribed' where email like 'r2@%'",
  );
  await run();
  expect(recipients()).toEqual(numbered(1, 1));
  expect(await statesOf(desk.db, id)).toEqual({ delivered: 1, skipped: 1 });
});

test("a connection that breaks after the letter was handed over leaves an unknown outcome", async () => {
  const { server, desk, id, run, recipients } = await open(3);
  server.become(moods({ "r2@visitor.example": "take and hang up" }));
  await run();
  await run();
  expect(recipients()).toEqual(numbered(1, 3));
  expect(await statesOf(desk.db, id)).toEqual({ delivered: 2, unknown: 1 });
});

test("one refusal for good and the reader rests; one that may pass is tried again", async () => {
  const { server, desk, id, run, recipients } = await open(3);
  server.become(
    moods({ "r1@visitor.example": "refuse for good", "r2@visitor.example": "refuse for now" }),
  );
  await run();
  expect(await statesOf(desk.db, id)).toEqual({ refused: 1, waiting: 1, delivered: 1 });
  const resting = await storedRows(
    desk.db,
    `select email, resting_reason as why, resting_code as code
     from newsletter_subscribers where resting_since is not null`,
  );
  expect(resting).toEqual([{ email: "r1@visitor.example", why: "hard", code: "550" }]);
  server.become("take");
  desk.wait(301);
  await run();
  expect(recipients()).toEqual(numbered(2, 3));
});

test("three letters that may have passed, and the reader rests", async () => {
  const { server, desk, run } = await open(1);
  const resting = () =>
    desk.db.count(
      "select count(*) as n from newsletter_subscribers where resting_since is not null",
    );
  server.become("refuse for now");
  const giveUp = async () => {
    for (const minutes of [0, 6, 31, 121]) {
      desk.wait(minutes * 60);
      await run();
    }
  };
  await giveUp();
  for (const [email, rests] of [
    ["one@circleurban.example", 0],
    ["two@circleurban.example", 1],
  ] as const) {
    await orderLetter(desk, await desk.signedIn({ owner: true }, email));
    await giveUp();
    expect(await resting()).toBe(rests);
  }
});

test("a letter that too many refuse stops by itself, says why on Today, and goes on when told", async () => {
  const { server, desk, token, id, run } = await open(40);
  server.become("refuse for good");
  await run();
  const stopped = await stateOf(desk.db, id);
  expect(stopped?.state).toBe("stopped");
  const { waiting = 0, refused = 0 } = await statesOf(desk.db, id);
  expect(refused).toBeGreaterThanOrEqual(10);
  expect(waiting).toBeGreaterThanOrEqual(25);
  expect(await onToday(desk, token)).toMatchObject({
    tone: "trouble",
    sentence: expect.stringContaining("emails were refused"),
  });
  await run();
  expect((await statesOf(desk.db, id)).waiting).toBe(waiting);

  server.become("take");
  expect((await desk.post("letters/go-on", { id }, token)).status).toBe(200);
  await run();
  expect(await stateOf(desk.db, id)).toMatchObject({ state: "sent" });
  expect(await statesOf(desk.db, id)).toEqual({ refused, delivered: waiting });
});

test("while our own server is away nobody is counted as refused", async () => {
  const { server, desk, id, run, recipients } = await open(8);
  await server.stop();
  await run();
  await run();
  expect(await statesOf(desk.db, id)).toEqual({ waiting: 8 });
  const again = await startMailServer(server.port);
  servers.push(again);
  desk.wait(61);
  await run();
  expect(again.taken).toHaveLength(8);
  expect(recipients()).toEqual([]);
  expect(await stateOf(desk.db, id)).toMatchObject({ state: "sent" });
});

test("receipts and links to sign in do not wait behind a letter that hangs", async () => {
  const { desk } = await open(3);
  let hanging = 0;
  const hangs: Transport = {
    deliver: () => {
      hanging += 1;
      return new Promise(() => {});
    },
    close() {},
  };
  void sendingBy(desk.deps, hangs)();
  await expect.poll(() => hanging).toBe(3);
  await desk.post("sign-in/link", { email: "staff@circleurban.example" });
  await desk.request("subscribe-newsletter", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "new@visitor.example" }),
  });
  expect((await desk.mails()).map(({ kind }) => kind)).toContain("newsletter-confirmation");
});

test("processes that die do not stop a letter that nobody refuses", async () => {
  const { desk, id, run } = await open(40);
  let taken = 0;
  const dies: Transport = {
    deliver: () => {
      taken += 1;
      return new Promise(() => {});
    },
    close() {},
  };
  for (const dead of [4, 8, 12]) {
    void sendingBy(desk.deps, dies)();
    await expect.poll(() => taken).toBe(dead);
  }
  desk.wait(181);
  await run(1);
  await desk.db.query(
    "update letter_deliveries set refusal = 'soft', state = 'refused' where state = 'delivered'",
  );
  await run();
  expect(await stateOf(desk.db, id)).toMatchObject({ state: "sent" });
  expect((await statesOf(desk.db, id)).unknown).toBe(12);
});

test("a letter goes no faster than its pace", async () => {
  const { desk, id, run } = await open(30, { emailsAnHour: 500 });
  await run();
  // 500 an hour are nine in the first minute.
  expect(await statesOf(desk.db, id)).toEqual({ delivered: 9, waiting: 21 });
});

test("a letter that was due while the site was down waits for a person", async () => {
  const server = await startMailServer();
  servers.push(server);
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["pages", "subscribers"] });
  await someReaders(desk.db, 1, desk.deps.now());
  const at = new Date(desk.deps.now().getTime() + 3_600_000).toISOString();
  const id = await orderLetter(desk, token, { at });
  const run = aSender(desk.deps, server.url);
  await run();
  expect(await stateOf(desk.db, id)).toMatchObject({ state: "scheduled" });
  desk.wait(14 * 3_600);
  await run();
  expect(await stateOf(desk.db, id)).toMatchObject({
    state: "stopped",
    reason: expect.stringContaining("while the site was not running"),
  });
  expect(server.taken).toEqual([]);
});

test("a letter with a picture that is gone does not begin, and says why on Today", async () => {
  const server = await startMailServer();
  servers.push(server);
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["pages", "subscribers"] });
  await someReaders(desk.db, 1, desk.deps.now());
  const picture = await anUpload(desk.db, desk.deps.now());
  const blocks = [aBlock({ text: "Look" }), aBlock({ kind: "picture", picture })];
  const id = await orderLetter(desk, token, {}, aLetter({ blocks }));
  await desk.db.query("delete from content_uploads");
  await aSender(desk.deps, server.url)();
  expect(server.taken).toEqual([]);
  expect(await onToday(desk, token)).toMatchObject({
    tone: "trouble",
    sentence: expect.stringContaining("A picture in it was deleted."),
  });
  // It is a draft again, as nothing has gone out.
  expect((await desk.post("letters/cancel", { id }, token)).status).toBe(200);
});

test("who confirms later gets the last letter once, if staff want that", async () => {
  const { server, desk, run, recipients } = await open(1, { forNewReaders: true });
  await run();
  const subscribe = async () => {
    await desk.request("subscribe-newsletter", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "new@visitor.example" }),
    });
    const mail = (await desk.mails()).find(({ kind }) => kind === "newsletter-confirmation");
    const link = mail?.text.match(/confirm-newsletter\?token=[\w-]+/)?.[0] ?? "";
    await desk.submit(link, [["name", "Nia"]]);
  };
  await subscribe();
  await run();
  expect(recipients()).toEqual(["new@visitor.example", "r1@visitor.example"]);
  expect(server.taken.at(-1)).toContain("Hello Nia,");
  await desk.db.query(
    "update newsletter_subscribers set state = 'unsubscribed' where name = 'Nia'",
  );
  await subscribe();
  await run();
  expect(server.taken).toHaveLength(2);
});

test("leaving after a letter is counted with it, and stops nothing but letters", async () => {
  const { server, desk, id, token, run } = await open(2);
  await run();
  const url = /unsubscribe-newsletter\?token=[\w-]+/.exec(
    server.taken[0]?.replaceAll("=\r\n", "") ?? "",
  )?.[0];
  expect((await desk.get(url ?? "")).status).toBe(200);
  const left = await desk.submit(url ?? "", [["List-Unsubscribe", "One-Click"]]);
  expect(await left.text()).toBe("Unsubscribed.");
  const answer = await desk.read(`letters/letter?id=${id}`, token);
  expect(await answer.json()).toMatchObject({
    letter: { counts: { delivered: 2, left: 1 } },
    readers: 1,
  });
});
