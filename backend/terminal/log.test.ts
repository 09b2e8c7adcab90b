import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aFailedMail, aMessage } from "#backend/testing/inbox/samples.ts";
import { trapName } from "#rules/form-guard.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "circle-log-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Desk = Awaited<ReturnType<typeof testDesk>>;

/** Everything that a command changes, and what stands in the log afterwards. */
const changing: [command: (desk: Desk) => Promise<string[]>, action: string][] = [
  [async () => ["invite", "new@circleurban.example", "--gifts"], "invited"],
  [
    async (desk) => {
      const { id } = await aMessage(desk, { [trapName]: "x" });
      return ["messages", "release", id];
    },
    "marked as not spam",
  ],
  [async (desk) => ["mail", "retry", String((await aFailedMail(desk)).id)], "tried an email again"],
  [
    async (desk) => {
      await aFailedMail(desk);
      return ["mail", "retry"];
    },
    "tried all waiting email again",
  ],
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
  [async () => ["gifts", "--csv"], "exported gifts for the accountant"],
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

test.each([
  [["gifts"], "gifts --csv FILE"],
  [["messages", "release", "x"], "There is no message x."],
  [["mail", "retry"], "There is no email to send again."],
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
  await staff(desk, ["messages"]);
  await staff(desk, ["gifts", "checkouts"]);
  await staff(desk, ["gifts", "close-checkouts", "--all", "--dry-run"]);
  await staff(desk, ["retention", "--dry-run"]);
  await staff(desk, ["retention"]);
  await staff(desk, ["gifts", "close-checkouts", "--amount", "50"]);
  expect((await desk.log()).map(({ action, about }) => `${action}: ${about}`)).toEqual([
    "exported gifts for the accountant: 2026-01-01 to 2026-01-31",
    "closed open checkouts: 1 (--amount 50)",
  ]);
});
