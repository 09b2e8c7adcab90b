import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import { testDesk } from "#backend/desk/testing/desk.ts";
import { aGift } from "#backend/giving/testing/gifts.ts";
import { aFailedMail, aMessage } from "#backend/inbox/testing/samples.ts";
import { trapName } from "#rules/form-guard.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "circle-log-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Desk = Awaited<ReturnType<typeof testDesk>>;

const latest = async (desk: Desk, table: "gifts" | "contact_messages") => {
  const [row] = await desk.db.query<{ id: string }>(
    `select id from ${table} order by created_at desc limit 1`,
  );
  return row?.id ?? "";
};

/** Everything that a command changes, and what stands in the log afterwards. */
const changing: [command: (desk: Desk) => Promise<string[]>, action: string][] = [
  [async () => ["invite", "new@circleurban.example", "--gifts"], "invited"],
  [
    async (desk) => {
      await aMessage(desk, { [trapName]: "x" });
      return ["messages", "release", await latest(desk, "contact_messages")];
    },
    "released from spam",
  ],
  [async (desk) => ["mail", "retry", String((await aFailedMail(desk)).id)], "sent a mail again"],
  [
    async (desk) => {
      await aFailedMail(desk);
      return ["mail", "retry"];
    },
    "sent all waiting mail again",
  ],
  [
    async (desk) => ["gifts", "accept", (await aGift(desk, { paidCents: 100 })).id],
    "accepted a gift in review",
  ],
  [
    async (desk) => {
      await aGift(desk);
      return ["gifts", "correct-email", "ada@example.org", "okoro@example.org"];
    },
    "corrected a donor's mail address",
  ],
  [
    async (desk) => ["gifts", "receipt", String((await aGift(desk)).payment)],
    "sent a receipt again",
  ],
  [async () => ["gifts", "record", "check", "120.50", "Grace Bell"], "recorded a gift"],
  [
    async (desk) => {
      await staff(desk, ["gifts", "record", "cash", "40", "Grace", "Bell"]);
      return ["gifts", "take-back", await latest(desk, "gifts"), "entered", "twice"];
    },
    "took back a recorded gift",
  ],
  [
    async (desk) => {
      await staff(desk, ["gifts", "record", "cash", "40", "Grace Bell"]);
      const id = await latest(desk, "gifts");
      await staff(desk, ["gifts", "take-back", id, "entered twice"]);
      return ["gifts", "put-back", id];
    },
    "put back a recorded gift",
  ],
  [
    async () => ["gifts", "link", "ada@example.org", "okoro@example.net"],
    "linked two addresses of a donor",
  ],
  [
    async (desk) => {
      await staff(desk, ["gifts", "link", "ada@example.org", "okoro@example.net"]);
      return ["gifts", "unlink", "okoro@example.net"];
    },
    "unlinked an address of a donor",
  ],
  [
    async (desk) => {
      await aGift(desk);
      return ["statement", "--year", "2026", "--email", "ada@example.org", "--send"];
    },
    "sent a statement of 2026",
  ],
  [async () => ["subscribers", "--csv"], "exported newsletter readers"],
  [async () => ["backup", "site.backup"], "made a backup"],
  [async () => ["content", "export", "site.json"], "exported what was edited"],
  [async () => ["content", "pictures", "files"], "exported uploaded pictures"],
  [
    async (desk) => {
      await aMessage(desk);
      await desk.db.query("update contact_messages set created_at = '2019-01-01'");
      return ["retention"];
    },
    "removed old data",
  ],
  [async () => ["gifts", "--csv"], "exported gifts"],
  [
    async (desk) => {
      await desk.submit("create-payment", [["amount", "50"]]);
      return ["gifts", "close-checkouts", "--all"];
    },
    "closed open checkouts",
  ],
];

const staff = (desk: Desk, args: string[]) => {
  const { db, settings, site, now } = desk.deps;
  return runStaffCommand({ db, settings, site, now: now(), cwd: folder }, args);
};

test.each(changing)("what a command changes stands in the log: $1", async (prepare, action) => {
  const desk = await testDesk();
  const args = await prepare(desk);
  const before = (await desk.log()).length;
  const { exitCode, output } = await staff(desk, args);
  expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
  const entries = (await desk.log()).slice(before);
  expect(entries).toMatchObject([{ actor: "Staff command", action }]);
});

test("a check that is typed as a command is a gift like every other, with its receipt", async () => {
  const desk = await testDesk();
  const { output } = await staff(desk, [
    ...["gifts", "record", "check", "1,250.50", "Grace", "Bell"],
    ...["--email", "grace@example.org", "--day", "2026-02-27", "--number", "1047"],
  ]);
  expect(output).toContain("The receipt is on its way to grace@example.org.");
  const [receipt] = await desk.mails();
  expect(receipt?.text).toContain("By check");
  expect(receipt?.text).toContain("February 27, 2026");
  expect((await staff(desk, ["gifts", "--name", "bell"])).output).toContain("$1,250.50");
});

test.each([
  [["gifts", "record", "card", "10", "Ada"], "Please choose check or cash"],
  [["gifts", "record", "check", "a lot", "Ada"], "Please enter an amount in dollars"],
  [["gifts", "record", "check", "10"], "Please enter the donor's name"],
  [["gifts", "record", "check", "10", "Ada", "--day", "2099-01-01"], "has not come yet"],
  [["gifts", "record", "check", "10", "Ada", "--email", "ada"], "valid email address"],
  [["gifts", "take-back", "x", "why"], "There is no such gift"],
  [["gifts", "link", "ada@example.org", "ADA@example.org"], "another address"],
  [["gifts", "unlink", "ada@example.org"], "linked to no other"],
  [["mail", "retry"], "There is no mail to send again."],
])("%j is refused with a sentence, and leaves no entry", async (args, sentence) => {
  const desk = await testDesk();
  const { exitCode, output } = await staff(desk, args);
  expect(exitCode).toBe(1);
  expect(output).toContain(sentence);
  expect(await desk.log()).toEqual([]);
});

test("the log says what of it was exported and closed, and looking leaves no entry", async () => {
  const desk = await testDesk();
  await desk.submit("create-payment", [["amount", "50"]]);
  await staff(desk, ["gifts", "--csv", "--since", "2026-01-01", "--until", "2026-01-31"]);
  await staff(desk, ["subscribers", "--csv"]);
  await staff(desk, ["subscribers"]);
  await staff(desk, ["gifts", "close-checkouts", "--all", "--dry-run"]);
  await staff(desk, ["retention", "--dry-run"]);
  await staff(desk, ["retention"]);
  await staff(desk, ["gifts", "close-checkouts", "--amount", "50"]);
  expect((await desk.log()).map(({ action, about }) => `${action}: ${about}`)).toEqual([
    "exported gifts: 2026-01-01 to 2026-01-31",
    "exported newsletter readers: all of them",
    "closed open checkouts: 1 (--amount 50)",
  ]);
});
