import { expect, type Locator, type Page } from "@playwright/test";
import { trapName } from "#rules/form-guard.ts";
import { organisation } from "#rules/organisation.ts";
import { accessibilityFaults, expectToFit, guidelines } from "./accessible.ts";
import { comeIn, type Desk, signIn, test } from "./desk-site.ts";
import { everyPage, long } from "./swept.ts";

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

const send = async (page: Page, desk: Desk, changed: Record<string, string> = {}) => {
  const answer = await page.request.post(`${desk.url}/functions/v1/send-contact-form`, {
    data: {
      firstName: "Ada",
      lastName: "Okoro",
      email: "ada@visitor.example",
      phone: "(773) 555-0199",
      subject: "A place for my mother",
      message: "My mother is 71 and needs a safe place to stay.",
      ...changed,
    },
  });
  expect(answer.ok()).toBe(true);
};

const rows = (page: Page) => page.getByRole("table", { name: "Messages" }).locator("a[data-row]");

test("two colleagues answer what visitors wrote, and see each other", async ({
  page,
  browser,
  desk,
}) => {
  await send(page, desk, { email: "two@visitor.example", subject: "A room for two" });
  await page.clock.install();
  await comeIn(page, await desk.invite("ruth@circleurban.example", "--messages"), "Rosa Wells");
  await page.getByRole("link", { name: "Messages" }).first().click();
  await rows(page).filter({ hasText: "A room for two" }).click();
  await expect(heading(page, "A room for two")).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, await desk.invite("omar@circleurban.example", "--messages"), "Iván Soto");
  await other.goto(page.url());
  await expect(other.getByText("Rosa Wells is looking at this message too.")).toBeVisible();
  // Her screen asks again by itself; its clock is moved on to that.
  await page.clock.fastForward("00:30");
  await expect(page.getByText("Iván Soto is looking at this message too.")).toBeVisible();
  await expect(page.getByLabel("Assigned to").getByText("Iván Soto")).toBeAttached();

  await page.getByLabel("Note for staff").fill("Call her first.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Call her first." })).toBeVisible();

  // Iván has not heard of the note yet: his reply waits until he has.
  await other.route("**/desk/messages/presence", (route) => route.abort());
  await page.getByLabel("Your reply to Ada").fill("A room is free.\n\nPlease call us.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(
    page.getByText("Your reply is saved, not sent: this site writes email to files."),
  ).toBeVisible();
  await expect(page.getByLabel("Your reply to Ada")).toHaveValue("");
  await expect(page.getByLabel("Assigned to")).toHaveValue(/./);
  await other.getByLabel("Your reply to Ada").fill("Mine as well");
  await other.getByRole("button", { name: "Send reply" }).click();
  await expect(other.getByText(/^In the meantime, Rosa Wells/)).toBeVisible();
  await expect(other.getByLabel("Your reply to Ada")).toHaveValue("Mine as well");
  await expect(other.getByText("Call her first.")).toBeVisible();
  await context.close();

  await expect
    .poll(async () => (await desk.mailsTo("two@visitor.example")).map(({ subject }) => subject))
    .toContain("Re: A room for two");
  const [reply] = (await desk.mailsTo("two@visitor.example")).filter(({ subject }) =>
    subject?.startsWith("Re:"),
  );
  expect(reply?.replyTo?.[0]?.address).toBe(organisation.email);
  expect(reply?.text).toContain("A room is free.\n\nPlease call us.\n\nRosa Wells\n");
  await expect(page.getByText(`Replies to your email go to the shared mailbox`)).toBeVisible();
});

test("what a visitor replies by email stands with the message", long, async ({ page, desk }) => {
  const email = "back@visitor.example";
  await send(page, desk, { email, subject: "Coming back" });
  await comeIn(page, await desk.invite("bo@circleurban.example", "--messages"), "Bo Lane");
  await page.goto(`${desk.url}/desk/messages?q=coming+back`);
  await rows(page).first().click();
  await page.getByLabel("Your reply to Ada").fill("A room is free.");
  await page.getByLabel("After sending, the message is").selectOption("Done");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("and appear here within a few minutes.")).toBeVisible();
  const replies = async () =>
    (await desk.mailsTo(email)).filter(({ subject }) => subject === "Re: Coming back");
  await expect.poll(async () => (await replies()).length).toBe(1);
  desk.mailbox.receive({
    from: `Ada Okoro <${email}>`,
    inReplyTo: (await replies())[0]?.messageId ?? "",
    type: 'multipart/mixed; boundary="b"',
    text: [
      "--b\r\nContent-Type: text/html\r\n\r\n<p>We come <b>on Monday</b>.</p>",
      '--b\r\nContent-Type: image/jpeg\r\nContent-Disposition: attachment; filename="room.jpg"\r\n\r\nx',
      "--b--",
    ].join("\r\n"),
  });
  const history = page.getByRole("listitem").filter({ hasText: "Ada Okoro replied by email" });
  // The site looks into the mailbox once a minute.
  await expect(history).toContainText("We come on Monday.", { timeout: 150_000 });
  await expect(history).toContainText("Attached, in the shared mailbox: room.jpg (1 KB).");
  await expect(page.getByLabel("Assigned to")).toHaveValue(/./);
  await expect
    .poll(async () => (await desk.mailsTo("bo@circleurban.example")).map(({ subject }) => subject))
    .toContain("Ada Okoro replied to you by email: Coming back");
  await page.getByRole("link", { name: "Back to messages" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("what was kept as spam is released, and a release can be undone", async ({ page, desk }) => {
  const subject = "Kept by mistake";
  await send(page, desk, { email: "kept@visitor.example", subject, [trapName]: "x" });
  await comeIn(page, await desk.invite("spam@circleurban.example", "--messages"), "Sam Ortiz");
  await page.getByRole("link", { name: "Check spam" }).click();
  const row = page.getByRole("row").filter({ hasText: subject });
  await expect(row.getByText("My mother is 71")).toBeVisible();
  await expect(row.getByText("Held as spam: the sender filled in the hidden field")).toBeVisible();
  await rows(page).filter({ hasText: subject }).click();
  await expect(
    page.getByText(
      "Held as spam: the sender filled in the hidden field. No one was emailed about it.",
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(
    page.getByText("The message is released. Staff will get it by email."),
  ).toBeVisible();
  await expect
    .poll(async () => (await desk.mailsTo(organisation.email)).map((mail) => mail.subject))
    .toContain(`Website message: ${subject}`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Not spam" })).toBeVisible();
});

test("a message marked as spam by hand says who did it, and not that nobody was told", async ({
  page,
  desk,
}) => {
  const subject = "Marked by hand";
  await send(page, desk, { email: "marked@visitor.example", subject });
  await comeIn(page, await desk.invite("hand@circleurban.example", "--messages"), "Hanna Moss");
  await page.getByRole("link", { name: "Messages" }).first().click();
  await rows(page).filter({ hasText: subject }).click();
  // What can be done is a verb; what is so stands beside it, and nothing looks chosen already.
  const status = page.getByRole("group", { name: "Status: Open" });
  await expect(status.getByRole("button")).toHaveText([
    "Mark as waiting for their reply",
    "Mark as done",
    "Mark as spam",
  ]);
  const looks = await status
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
  expect(new Set(looks).size).toBe(1);
  await status.getByRole("button", { name: "Mark as spam" }).click();
  await expect(page.getByText("Marked as spam by Hanna Moss.")).toBeVisible();
  await expect(page.getByText(/no ?(one|body) was (emailed|told)/i)).toHaveCount(0);
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("The message is open again.")).toBeVisible();
  expect(
    (await desk.mailsTo(organisation.email)).filter((mail) => mail.subject?.includes(subject)),
  ).toHaveLength(1);
});

test("on a phone the first message is on the first screen, and who wrote comes before the reply", async ({
  page,
  desk,
}) => {
  await send(page, desk, { subject: "In sight at once" });
  await signIn(page, await desk.invite("phone@circleurban.example", "--messages"), "Fay Dunn");
  // What a phone shows between the bars of its browser.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${desk.url}/desk/messages`);
  const first = page.getByRole("row").nth(1);
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Show filters" }).click();
  await page.getByLabel("Sort by").selectOption("Oldest first");
  await expect(page).toHaveURL(/order=oldest/);
  await page.goto(`${desk.url}/desk/messages`);
  await rows(page).filter({ hasText: "In sight at once" }).first().click();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const reply = page.getByLabel("Your reply");
  await expect(reply).toBeVisible();
  expect(await top(page.getByText("(773) 555-0199"))).toBeLessThan(await top(reply));
});

test("the list is searched and walked by keyboard, and its address shows the same again", async ({
  page,
  desk,
}) => {
  await send(page, desk, { firstName: "José", lastName: "García", subject: "Painting the hall" });
  await send(page, desk, { firstName: "José", lastName: "García", subject: "The hall again" });
  await comeIn(page, await desk.invite("walk@circleurban.example", "--messages"), "Wanda Bell");
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await expect(heading(page, "Messages")).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type("garc hall");
  await expect(page.getByText("2 messages", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  await expect(page.getByText("2 messages", { exact: true })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("garc hall");

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(heading(page, "The hall again")).toBeVisible();
  await expect(page.getByRole("complementary").getByText("Painting the hall")).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByText("The message is done.")).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByLabel("Your reply to José")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Back to messages" }).click();
  await expect(page.getByText("1 message", { exact: true })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByText("Next message in the list")).toBeVisible();
});

test("what was typed survives another screen, a new load and a failed send", async ({
  page,
  desk,
}) => {
  await send(page, desk, { subject: "Will it stay" });
  await signIn(
    page,
    await desk.invite("draft@circleurban.example", "--messages", "--subscribers"),
    "Dora Finch",
  );
  await page.goto(`${desk.url}/desk/messages?q=will+it+stay`);
  await rows(page).first().click();
  const reply = page.getByLabel("Your reply to Ada");
  await reply.fill("Half a sentence");
  await page.getByRole("link", { name: "Subscribers" }).click();
  await expect(heading(page, "Newsletter subscribers")).toBeVisible();
  await page.goBack();
  await expect(reply).toHaveValue("Half a sentence");
  await page.reload();
  await expect(reply).toHaveValue("Half a sentence");

  await page.route("**/desk/messages/reply", (route) => route.abort());
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("We couldn't reach the desk.")).toBeVisible();
  await expect(reply).toHaveValue("Half a sentence");
  await page.unroute("**/desk/messages/reply");

  await page.getByRole("button", { name: "Manage saved replies" }).click();
  await page.getByRole("button", { name: "Write a new saved reply" }).click();
  await page.getByLabel("Title").fill("Half");
  await page.getByRole("button", { name: "Save reply" }).click();
  await page.keyboard.press("Escape");
  await page.getByLabel("Insert a saved reply").selectOption("Half");
  await expect(reply).toHaveValue("Half a sentence\n\nHalf a sentence");
});

test("a reply or a note that is stored after its screen was left can't be sent a second time", async ({
  page,
  desk,
}) => {
  await send(page, desk, { subject: "Left before the answer" });
  await comeIn(page, await desk.invite("leaves@circleurban.example", "--messages"), "Lea Voss");
  await page.goto(`${desk.url}/desk/messages?q=left+before+the+answer`);
  await rows(page).first().click();
  for (const { call, label, button, pending } of [
    { call: "reply", label: "Your reply to Ada", button: "Send reply", pending: "Sending…" },
    { call: "note", label: "Note for staff", button: "Save note", pending: "Saving…" },
  ]) {
    const answers = Promise.withResolvers<void>();
    await page.route(`**/desk/messages/${call}`, async (route) => {
      const response = await route.fetch();
      await answers.promise;
      await route.fulfill({ response });
    });
    const box = page.getByLabel(label);
    await box.fill("We are open on Tuesday.");
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("link", { name: "Messages" }).first().click();
    await expect(heading(page, "Messages")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("button", { name: pending })).toBeDisabled();
    answers.resolve();
    await expect(box).toHaveValue("");
    await page.reload();
    await expect(page.getByRole("button", { name: button })).toBeEnabled();
    await expect(box).toHaveValue("");
  }
});

test("a reply or a note whose answer was lost is stored once, and the second press says so", async ({
  page,
  desk,
}) => {
  await send(page, desk, { subject: "Lost on the way" });
  await comeIn(page, await desk.invite("lost@circleurban.example", "--messages"), "Lou Farr");
  await page.goto(`${desk.url}/desk/messages?q=lost+on+the+way`);
  await rows(page).first().click();
  for (const { call, label, button, another, done, stored } of [
    {
      call: "reply",
      label: "Your reply to Ada",
      button: "Send reply",
      another: "Send as another reply",
      done: "Your reply is saved, not sent",
      stored: "We are open on Tuesday.",
    },
    {
      call: "note",
      label: "Note for staff",
      button: "Save note",
      another: "Save as another note",
      done: "The note is saved.",
      stored: "Ask her on Tuesday.",
    },
  ]) {
    const box = page.getByLabel(label);
    const inHistory = (text: string) => page.getByRole("listitem").filter({ hasText: text });
    const loseAnswer = () =>
      page.route(
        `**/desk/messages/${call}`,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    await loseAnswer();
    await box.fill(stored);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("We couldn't reach the desk.")).toBeVisible();
    await page.reload();
    await expect(inHistory(stored)).toHaveCount(1);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(box).toHaveValue("");
    await expect(inHistory(stored)).toHaveCount(1);

    await loseAnswer();
    await box.fill(`${stored} Please.`);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("We couldn't reach the desk.")).toBeVisible();
    await box.fill(`${stored} Or later.`);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("with different words")).toBeVisible();
    await page.getByRole("button", { name: another }).click();
    await expect(box).toHaveValue("");
    await expect(inHistory(`${stored} Or later.`)).toHaveCount(1);
  }
});

test("signing out clears what was half typed", async ({ page, desk }) => {
  await send(page, desk, { subject: "Somebody else sits here next" });
  await comeIn(page, await desk.invite("shared@circleurban.example", "--messages"), "Sharon Moss");
  await page.getByRole("link", { name: "Messages" }).first().click();
  await rows(page).filter({ hasText: "Somebody else sits here next" }).click();
  await page.getByLabel("Your reply to Ada").fill("Her caseworker says");
  const typed = () =>
    page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
  expect(await typed()).toContain("Her caseworker says");
  const leaves = Promise.withResolvers<void>();
  await page.route("**/desk/sign-out", async (route) => {
    await leaves.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Sharon Moss" }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  // Also when another screen is opened before the answer comes.
  await page.getByRole("link", { name: "Messages" }).first().click();
  await expect(rows(page).first()).toBeVisible();
  leaves.resolve();
  await expect(page.getByText("You're signed out.")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  expect(await typed()).not.toContain("Her caseworker says");
});

test("several messages are done by keyboard and assigned on a phone, and what is new is marked", async ({
  page,
  desk,
}) => {
  for (const subject of ["Bundle one", "Bundle two", "Bundle three"]) {
    await send(page, desk, { subject });
  }
  await comeIn(page, await desk.invite("many@circleurban.example", "--messages"), "Manny Cole");
  await page.goto(`${desk.url}/desk/messages?q=bundle`);
  const table = page.getByRole("table", { name: "Messages" });
  const unread = table.getByText("Unread");
  await expect(unread).toHaveCount(3);
  const before = await table.boundingBox();
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  await expect(page.getByText("2 selected")).toBeVisible();
  expect((await table.boundingBox())?.y).toBe(before?.y);
  await page.getByRole("button", { name: "Mark as done" }).press("Enter");
  await expect(page.getByText("2 messages are done.")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Select all on this page").check();
  expect(await accessibilityFaults(page, { tags: guidelines })).toEqual([]);
  // What is done with them is in sight beside the last one too, and covers nobody's place.
  await page.setViewportSize({ width: 390, height: 480 });
  const bar = page.getByRole("group", { name: "Several messages at once" });
  await rows(page).last().focus();
  await expect(bar.getByRole("button", { name: "Mark as done" })).toBeInViewport({ ratio: 1 });
  await rows(page).first().focus();
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect((await rows(page).first().boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Assign to").selectOption("Manny Cole");
  await expect(page.getByText("3 messages are assigned to Manny Cole.")).toBeVisible();
  // What says so leaves free what is pressed next.
  await page.getByRole("button", { name: "Menu" }).click({ trial: true, timeout: 10_000 });
  await expect(table.getByText("Assigned to Manny Cole")).toHaveCount(3);
  await rows(page).first().click();
  await expect(heading(page, "Bundle three")).toBeVisible();
  await page.getByRole("link", { name: "Back to messages" }).click();
  await expect(unread).toHaveCount(2);
  await page.getByRole("button", { name: "Show filters" }).click();
  const whose = page.getByRole("combobox", { name: "Assigned to" });
  await whose.selectOption("Me");
  await page.getByRole("combobox", { name: "Read", exact: true }).selectOption("Unread");
  await expect(rows(page)).toHaveCount(2);
});

test("a colleague is emailed what is hers, and what she leaves behind is for everybody", async ({
  page,
  browser,
  desk,
}) => {
  const subject = "Left behind";
  const hers = "nell@circleurban.example";
  await send(page, desk, { subject });
  await comeIn(page, await desk.invite("boss@circleurban.example", "--owner"), "Bea Owens");
  const context = await browser.newContext();
  const other = await context.newPage();
  await comeIn(other, await desk.invite(hers, "--messages"), "Nell Hart");
  const subjects = async () => (await desk.mailsTo(hers)).map((mail) => mail.subject);

  await page.goto(`${desk.url}/desk/messages?q=left+behind`);
  await rows(page).first().click();
  // The list has a filter of that name.
  await expect(heading(page, subject)).toBeVisible();
  await page.getByLabel("Assigned to").selectOption("Nell Hart");
  await expect.poll(subjects).toContain(`Bea Owens assigned you a message: ${subject}`);
  await page.getByRole("button", { name: "@Nell Hart" }).click();
  await page.keyboard.type("please call her.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("An email is saved, not sent")).toBeVisible();
  await expect.poll(subjects).toContain(`Bea Owens mentioned you in a note: ${subject}`);

  await other.getByRole("link", { name: "Nell Hart" }).click();
  await other.getByLabel("Email me when a colleague").uncheck();
  await expect(other.getByText("You won't get emails about messages")).toBeVisible();
  await context.close();

  await page.goto(`${desk.url}/desk/accounts`);
  const card = page.getByRole("listitem").filter({ hasText: hers });
  await card.getByText("Manage").click();
  await card.getByRole("button", { name: "Remove Nell Hart" }).click();
  const question = page.getByRole("dialog", { name: "Remove Nell Hart?" });
  await expect(question).toContainText("messages become unassigned");
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(
    page.getByText("Nell Hart can no longer sign in. 1 of their messages is now unassigned."),
  ).toBeVisible();
  await page.getByRole("link", { name: "See messages" }).click();
  await expect(rows(page).filter({ hasText: subject })).toBeVisible();
  await expect(page.getByText("Unassigned, was Nell Hart’s")).toBeVisible();
  await page.getByRole("link", { name: "Today" }).first().click();
  await expect(page.getByText("1 open message was assigned to Nell Hart, who left.")).toBeVisible();
  await page.getByRole("link", { name: "Read these messages" }).click();
  await rows(page).filter({ hasText: subject }).click();
  await expect(page.getByText("because Nell Hart left")).toBeVisible();
  await page.getByRole("link", { name: "Today" }).first().click();
  await expect(
    page.getByRole("heading", { name: "Messages that were assigned to someone who left" }),
  ).toHaveCount(0);
});

test(
  "messages, subscribers and email are accessible and fit, on a laptop and on a phone",
  everyPage,
  async ({ page, desk }) => {
    await send(page, desk, {
      subject: `<b>Long</b> ${"subject".repeat(20)}`,
      email: `${"long".repeat(15)}@visitor.example`,
    });
    await signIn(page, await desk.invite("fit@circleurban.example", "--owner"), "Maya Stone");
    const check = async () => {
      await expect(page.getByText("Loading…")).toHaveCount(0);
      await expectToFit(page);
    };
    for (const screen of ["messages", "subscribers", "email", "email?state=delivered"]) {
      await page.goto(`${desk.url}/desk/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check();
    }
    await page.goto(`${desk.url}/desk/messages?q=long`);
    await rows(page).first().click();
    await expect(heading(page, "<b>Long</b>")).toBeVisible();
    expect(await page.locator("main b").count()).toBe(0);
    await check();
  },
);
