import { expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import { aContactMessage, anApplication } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { trapName } from "#rules/form-guard.ts";
import { sendHeldDigest } from "./digests.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const hold = (site: Site, firstName: string) =>
  site.post("send-contact-form", { ...aContactMessage, firstName, [trapName]: "x" });

const digests = async (site: Site) =>
  (await site.mails()).filter(({ kind }) => kind === "held-digest");

const day = 86_400;

test("what is held reaches staff once a day, with how to release it", async () => {
  const site = await testSite();
  await hold(site, "Robin");
  expect(await sendHeldDigest(site.deps)).toBe(1);
  site.wait(60);
  await hold(site, "Later");
  expect(await sendHeldDigest(site.deps)).toBe(0);
  const [digest, ...more] = await digests(site);
  expect(more).toEqual([]);
  expect(digest?.to).toBe(site.deps.settings.staffEmail);
  expect(digest?.text).toContain("Robin");
  const [, id] = digest?.text.match(/npm run staff -- messages release (\S+)/) ?? [];
  const { db, settings } = site.deps;
  const context = { db, settings, site: site.deps.site, now: site.deps.now(), cwd: "." };
  expect(await runStaffCommand(context, ["messages", "release", id ?? ""])).toMatchObject({
    exitCode: 0,
  });

  site.wait(day);
  expect(await sendHeldDigest(site.deps)).toBe(1);
  const [next] = await digests(site);
  expect(next?.text).toContain("Later");
  expect(next?.text).not.toContain("Robin");
  site.wait(day);
  expect(await sendHeldDigest(site.deps)).toBe(0);
});

test("nobody is written to in the night, or when nothing was held", async () => {
  const site = await testSite();
  await site.post("send-contact-form", aContactMessage);
  expect(await sendHeldDigest(site.deps)).toBe(0);
  await hold(site, "Robin");
  // The clock of these tests starts at nine in the morning in Chicago.
  site.wait(18 * 3600);
  expect(await sendHeldDigest(site.deps)).toBe(0);
  site.wait(5 * 3600);
  expect(await sendHeldDigest(site.deps)).toBe(1);
});

test("a flood is one mail of bounded length", async () => {
  const site = await testSite();
  await site.db.query(
    `insert into contact_messages (first_name, last_name, email, subject, message, suspicion, created_at)
     select 'Bot ' || n, 'X', 'bot@example.org', 's', 'm', 'filled in the hidden field', $1
     from generate_series(1, 300) as n`,
    [site.deps.now()],
  );
  expect(await sendHeldDigest(site.deps)).toBe(300);
  const [digest] = await digests(site);
  expect(digest?.text.match(/messages release/g)).toHaveLength(25);
  expect(digest?.text).toContain("275 more");
});

test("messages are listed by Chicago's clock and day, and shown as the form asks", async () => {
  const site = await testSite();
  const { db, settings } = site.deps;
  const staff = async (...args: string[]) =>
    (
      await runStaffCommand(
        { db, settings, site: site.deps.site, now: site.deps.now(), cwd: "." },
        args,
      )
    ).output;
  await site.post("send-volunteer-application", anApplication);
  // Half past ten in the evening in Chicago, and tomorrow already in UTC.
  site.wait(13.5 * 3600);
  await site.post("send-contact-form", aContactMessage);
  const list = await staff("messages");
  expect(list).toContain("2026-03-02 22:30");
  expect(list).toContain("2026-03-02 09:00");
  expect(await staff("messages", "--day", "2026-03-02")).toContain("2 of 2 messages");
  expect(await staff("messages", "--day", "2026-03-03")).toContain("0 of 0 messages");
  expect(await staff("messages", "--day", "March")).toContain("--day must be a day");

  const [row] = await storedRows<{ id: string }>(db, "select id from volunteer_applications");
  const labels = (await staff("messages", row?.id ?? ""))
    .split("\n")
    .map((line) => line.split(/[:?]/)[0]);
  expect(labels.slice(0, 6)).toEqual([
    "Received",
    "First name",
    "Last name",
    "Email",
    "Phone",
    "Age range",
  ]);
  expect(labels.indexOf("When are you free")).toBeGreaterThan(labels.indexOf("ZIP code"));
});
