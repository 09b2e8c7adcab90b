import { describe, expect, test } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { contact } from "#content/contact.ts";
import { factsOf } from "#content/facts.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { fill } from "#content/tokens.ts";

const stored = (db: Database) => db.query("select * from contact_messages order by created_at");

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a message is stored, mailed to staff and acknowledged to its sender", async () => {
    const site = await testSite({ db: await open() });
    const answer = await site.post("send-contact-form", aContactMessage);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, error: null });
    expect(await stored(site.db)).toMatchObject([
      { first_name: "Ruth", email: "ruth@visitor.example", suspicion: null },
    ]);

    const [acknowledgement, forStaff] = await site.mails();
    expect(forStaff).toMatchObject({
      to: "frontdesk@circleurban.example",
      replyTo: "ruth@visitor.example",
      subject: "Website message: A place for my mother",
    });
    expect(forStaff?.text).toContain("> Can somebody call me?");
    expect(acknowledgement).toMatchObject({ to: "ruth@visitor.example" });
    expect(acknowledgement?.text).toContain("Hello Ruth,");
    expect(acknowledgement?.text).not.toContain("my mother");
  });

  test("a message is stored together with its mails or not at all", async () => {
    const db = await open();
    const failing = database({
      query: db.query,
      transaction: (work) =>
        db.transaction((tx) =>
          work(
            database({
              ...tx,
              query: (text, parameters) => {
                if (text.includes("into mails")) throw new Error("disk full");
                return tx.query(text, parameters);
              },
            }),
          ),
        ),
    });
    const site = await testSite({ db: failing });
    const answer = await site.post("send-contact-form", aContactMessage);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ success: false });
    expect(await stored(db)).toEqual([]);
  });

  test("the same sending, repeated after a lost answer, is one message", async () => {
    const site = await testSite({ db: await open() });
    const send = (message = aContactMessage.message) =>
      site.request("send-contact-form", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": "one sending" },
        body: JSON.stringify({ ...aContactMessage, message }),
      });
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored(site.db)).toHaveLength(1);
    expect(await site.mails()).toHaveLength(2);
    // Changed and sent again before the page gave it a new key: another message.
    await send("Please call after six instead.");
    expect(await stored(site.db)).toHaveLength(2);
  });

  test("the same sending many times at once uses up the email of one message", async () => {
    const site = await testSite({ db: await open() });
    const send = (key: string) =>
      site.request("send-contact-form", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify(aContactMessage),
      });
    await Promise.all(Array.from({ length: 5 }, () => send("one")));
    await send("two");
    await send("three");
    const acknowledged = (await site.mails()).filter(({ to }) => to === aContactMessage.email);
    expect(acknowledged).toHaveLength(3);
  });

  test("who asks again for an accepted message hears that it was, also when no more are taken", async () => {
    const site = await testSite({ db: await open() });
    const send = (key: string) =>
      site.request("send-contact-form", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify(aContactMessage),
      });
    for (let n = 1; n <= 40; n++) expect((await send(`sending ${n}`)).status).toBe(200);
    // The answer was lost; nothing has been refused so far.
    expect((await send("sending 40")).status).toBe(200);
    expect((await send("sending 41")).status).toBe(429);
    // Now also the refusal is remembered.
    expect((await send("sending 40")).status).toBe(200);
    expect((await send("sending 41")).status).toBe(429);
    expect(await stored(site.db)).toHaveLength(40);
  });

  test("text that no database column can hold is cleaned, not refused", async () => {
    const site = await testSite({ db: await open() });
    const message = "nul \u0000 and half a character \ud83d in a message";
    const answer = await site.post("send-contact-form", { ...aContactMessage, message });
    expect(answer.status).toBe(200);
    expect(await stored(site.db)).toMatchObject([
      { message: "nul  and half a character \ufffd in a message" },
    ]);
  });
});

test.each([
  ["firstName", "  ", "First name is required"],
  ["lastName", "", "Last name is required"],
  ["email", "", "Email is required"],
  ["email", "ruth@", "Please enter a valid email address"],
  ["email", "ruth@visitor.example, all@visitor.example", "Please enter a valid email address"],
  ["email", "ruth@visitor.example\nBcc: x@y.example", "Please enter a valid email address"],
  ["subject", undefined, "Subject is required"],
  ["message", "", "Message is required"],
  ["message", "too short", "Message must be at least 10 characters long"],
])("%s %j is refused: %s", async (field, value, error) => {
  const site = await testSite();
  const answer = await site.post("send-contact-form", { ...aContactMessage, [field]: value });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ success: false, error });
  expect(await stored(site.db)).toEqual([]);
});

test.each([
  ["not JSON", "{"],
  ["nothing", ""],
  ["a list", "[]"],
  ["null", "null"],
])("%s is answered with a sentence", async (_name, body) => {
  const site = await testSite();
  const answer = await site.request("send-contact-form", { method: "POST", body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) });
});

test("the hidden field filled in marks the message: kept, not mailed, the sender not told", async () => {
  const site = await testSite();
  const trapped = { ...aContactMessage, leaveBlank: "https://spam.example" };
  const answer = await site.post("send-contact-form", trapped);
  expect(await answer.json()).toEqual({ success: true, error: null });
  expect(await stored(site.db)).toMatchObject([{ suspicion: expect.any(String) }]);
  expect(await site.mails()).toEqual([]);
});

test("how long a form took, as earlier pages still tell, changes nothing", async () => {
  const site = await testSite();
  await site.post("send-contact-form", { ...aContactMessage, elapsedMs: 300 });
  expect(await stored(site.db)).toMatchObject([{ suspicion: null }]);
  const [acknowledgement, forStaff] = await site.mails();
  expect(forStaff?.subject).toBe("Website message: A place for my mother");
  expect(acknowledgement).toMatchObject({ to: "ruth@visitor.example" });
});

test("a person who took their time is heard", async () => {
  const site = await testSite();
  await site.post("send-contact-form", { ...aContactMessage, leaveBlank: "", elapsedMs: 40_000 });
  const [, forStaff] = await site.mails();
  expect(forStaff?.subject).toBe("Website message: A place for my mother");
});

test("one address can send many messages, but not endlessly", async () => {
  const site = await testSite();
  const statuses: number[] = [];
  for (let n = 0; n < 41; n++)
    statuses.push((await site.post("send-contact-form", aContactMessage)).status);
  expect(statuses.slice(0, 40).every((status) => status === 200)).toBe(true);
  expect(statuses[40]).toBe(429);
  expect((await site.post("send-contact-form", aContactMessage, "198.51.100.9")).status).toBe(200);
  // From one connection the sender's address gets three acknowledgements.
  const kinds = (await site.mails()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "contact-acknowledgement")).toHaveLength(4);
});

test("a name that carries a link is not repeated in the acknowledgement", async () => {
  const site = await testSite();
  await site.post("send-contact-form", { ...aContactMessage, firstName: "Win at evil.example" });
  const [acknowledgement] = await site.mails();
  expect(acknowledgement?.text).toContain("Hello,");
  expect(acknowledgement?.text).not.toContain("evil");
});

test("the acknowledgement promises an answer when the page does, and no other time", async () => {
  const site = await testSite();
  await site.post("send-contact-form", aContactMessage);
  const [acknowledgement] = await site.mails();
  const { intro } = contact.defaults.form;
  const [promised] = /within [^.]+/.exec(fill(intro, factsOf(defaultSnapshot))) ?? ["nothing"];
  expect(acknowledgement?.text.replaceAll(/\s+/g, " ")).toContain(promised);
  expect(acknowledgement?.text).not.toContain("soon");
});

test("obvious link spam is kept apart with its reason and emailed to nobody", async () => {
  const site = await testSite();
  const message = "Online casino, free spins for everybody: https://lucky.example";
  const answer = await site.post("send-contact-form", { ...aContactMessage, message });
  expect(await answer.json()).toEqual({ success: true, error: null });
  expect(await stored(site.db)).toMatchObject([
    { status: "spam", suspicion: "sent a link together with “casino” and “free spins”" },
  ]);
  expect(await site.mails()).toEqual([]);
});
