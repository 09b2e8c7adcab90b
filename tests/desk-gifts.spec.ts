import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { accessibilityFaults, expectToFit, guidelines } from "./accessible.ts";
import { comeIn, type Desk, test } from "./desk-site.ts";
import { reloadedUntil } from "./reloaded-until.ts";
import { everyPage } from "./swept.ts";

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const open = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name }).click();

const year = new Date().toLocaleDateString("en-US", {
  year: "numeric",
  timeZone: "America/Chicago",
});

type Check = { name: string; email?: string; amount: string; number?: string };

const recordCheck = async (page: Page, { name, email = "", amount, number = "" }: Check) => {
  await open(page, "Gifts");
  await page.getByRole("link", { name: "Record a check or cash" }).click();
  await page.getByLabel("Amount in dollars").fill(amount);
  await page.getByLabel("Check number").fill(number);
  await page.getByLabel("Donor's name").fill(name);
  await page.getByLabel("Donor's email address").fill(email);
  await page.getByRole("button", { name: "Record gift" }).click();
  await expect(heading(page, `from ${name}`)).toBeVisible();
};

const isAccessible = async (page: Page) =>
  expect(await accessibilityFaults(page, { tags: guidelines })).toEqual([]);

const mailTo = async (desk: Desk, recipient: string, subject: RegExp) => {
  await expect
    .poll(async () => (await desk.mailsTo(recipient)).map((mail) => mail.subject ?? ""))
    .toContainEqual(expect.stringMatching(subject));
  return (await desk.mailsTo(recipient)).find((mail) => subject.test(mail.subject ?? ""));
};

test("a check is recorded with its receipt, and nothing typed is lost on the way", async ({
  page,
  desk,
}) => {
  await comeIn(page, await desk.invite("checks@circleurban.example", "--owner"), "Cora Webb");
  await open(page, "Gifts");
  await expect(heading(page, "Gifts")).toBeVisible();
  await page.keyboard.press("n");
  await expect(heading(page, "Record a check or cash")).toBeVisible();
  await page.getByLabel("Amount in dollars").fill("a lot");
  await page.getByLabel("Donor's name").fill("Grace <b>Bell</b>");
  await page.getByLabel("Donor's email address").fill("grace@example.org");
  await page.getByRole("button", { name: "Record gift" }).click();
  await expect(page.getByText("Please enter an amount in dollars, like 25")).toBeVisible();
  await expect(page.getByLabel("Amount in dollars")).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("Donor's name")).toHaveValue("Grace <b>Bell</b>");
  await page.getByLabel("Amount in dollars").fill("1,250.50");
  await page.getByLabel("Check number").fill("1047");
  await page.getByRole("button", { name: "Record gift" }).click();

  await expect(heading(page, "$1,250.50 from Grace <b>Bell</b>")).toBeVisible();
  await expect(page.getByText("Recorded at the desk")).toBeVisible();
  await expect(page.locator("main b")).toHaveCount(0);
  const receipt = await mailTo(desk, "grace@example.org", /^Your receipt for \$1,250.50/);
  expect(receipt?.text).toContain("By check");

  await page.getByRole("button", { name: "Void this entry" }).click();
  await page.getByLabel("Why?").fill("It bounced");
  await page.getByRole("button", { name: "Void entry" }).click();
  await expect(page.getByText("Voided: It bounced")).toBeVisible();
  // The first notice offers to undo the recording itself.
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: /^Print the receipt/ }).click();
  const paper = page.getByRole("article", { name: "The receipt" });
  await expect(paper).toContainText("Duplicate copy of receipt number");
  await page.emulateMedia({ media: "print" });
  await expect(paper).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print receipt" })).toBeHidden();
  // Also on a wide sheet, where the desk would leave a column for its navigation.
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect.poll(async () => (await paper.boundingBox())?.width).toBeGreaterThan(1000);
  await page.emulateMedia({ media: null });
  await isAccessible(page);
  // The browser's own window for printing would wait for somebody.
  const printed = page.evaluate(() => new Promise((done) => (window.print = () => done(true))));
  await page.getByRole("button", { name: "Print receipt" }).click();
  expect(await printed).toBe(true);
  await page.getByRole("link", { name: "Back to the gift" }).click();
  await expect(page.getByText("Receipt printed")).toBeVisible();
});

test("a form that was left before its gift was recorded is empty for the next donor", async ({
  page,
  desk,
}) => {
  await comeIn(page, await desk.invite("left@circleurban.example", "--owner"), "Lena Hart");
  const answers = Promise.withResolvers<void>();
  await page.route("**/desk/gifts/record", async (route) => {
    const response = await route.fetch();
    await answers.promise;
    await route.fulfill({ response });
  });
  const form = page.getByRole("link", { name: "Record a check or cash" });
  const donor = page.getByLabel("Donor's name");
  await open(page, "Gifts");
  await form.click();
  await page.getByLabel("Amount in dollars").fill("61");
  await donor.fill("Anna Left");
  await page.getByRole("button", { name: "Record gift" }).click();
  await open(page, "Gifts");
  await expect(heading(page, "Gifts")).toBeVisible();
  answers.resolve();
  await expect(page.getByText(/^Recorded\./)).toBeVisible();
  await form.click();
  await expect(donor).toHaveValue("");
});

test("a gift that is refused after its form was left is said on the screen where one is", async ({
  page,
  desk,
}) => {
  await comeIn(page, await desk.invite("refused@circleurban.example", "--owner"), "Rita Holm");
  const answers = Promise.withResolvers<void>();
  const error = "This gift was already recorded.";
  await page.route("**/desk/gifts/record", async (route) => {
    await answers.promise;
    await route.fulfill({ status: 409, json: { error } });
  });
  const record = async () => {
    await open(page, "Gifts");
    await page.getByRole("link", { name: "Record a check or cash" }).click();
    await page.getByLabel("Amount in dollars").fill("63");
    await page.getByLabel("Donor's name").fill("Rosa Refused");
    await page.getByRole("button", { name: "Record gift" }).click();
  };
  const notice = page.getByRole("region", { name: "Notices" }).getByText(error);
  await record();
  await open(page, "Gifts");
  await expect(heading(page, "Gifts")).toBeVisible();
  answers.resolve();
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Close notice" }).click();
  // On its own screen it stands once, beside what was typed.
  await record();
  await expect(page.getByRole("main").getByText(error)).toBeVisible();
  await expect(notice).toBeHidden();
});

test("a form whose answer was lost is not recorded again with another donor in it, unless as another gift", async ({
  page,
  desk,
}) => {
  await comeIn(page, await desk.invite("lost@circleurban.example", "--owner"), "Lois Kerr");
  await open(page, "Gifts");
  await page.getByRole("link", { name: "Record a check or cash" }).click();
  await page.route("**/desk/gifts/record", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("Amount in dollars").fill("62");
  await page.getByLabel("Donor's name").fill("Cara Lost");
  await page.getByRole("button", { name: "Record gift" }).click();
  await expect(page.getByText("We couldn't reach the desk.")).toBeVisible();
  await page.unroute("**/desk/gifts/record");
  await page.getByLabel("Amount in dollars").fill("6,200");
  await page.getByLabel("Donor's name").fill("Dora Next");
  await page.getByRole("button", { name: "Record gift" }).click();
  await expect(page.getByText("already recorded: $62 from Cara Lost.")).toBeVisible();
  await isAccessible(page);
  await page.getByRole("link", { name: "Look at that gift" }).click();
  await expect(heading(page, "$62 from Cara Lost")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Donor's name")).toHaveValue("Dora Next");
  await page.getByRole("button", { name: "Record gift" }).click();
  await page.getByRole("button", { name: "Record as another gift" }).click();
  await expect(heading(page, "$6,200 from Dora Next")).toBeVisible();
});

test("a donor is found by part of a name, the address corrected and the receipt sent again", async ({
  page,
  desk,
}) => {
  await comeIn(page, await desk.invite("address@circleurban.example", "--owner"), "Nora Price");
  // What a log or the history of a shared browser would tell.
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await recordCheck(page, { name: "Ngozi Okonkwo", email: "ngozi@exmaple.org", amount: "75" });
  await open(page, "Gifts");
  await expect(heading(page, "Gifts")).toBeVisible();
  await page.keyboard.press("/");
  // As slowly as the search waits for the next letter: the answer must not take letters back.
  await page.keyboard.type("okonkw", { delay: 260 });
  await expect(page.getByRole("searchbox")).toHaveValue("okonkw");
  await page.getByRole("link", { name: "Ngozi Okonkwo" }).click();
  await page.getByRole("button", { name: "Correct email address" }).click();
  await page.getByLabel("Donor's email address").fill("ngozi@example.org");
  await page.getByRole("button", { name: "Save email address" }).click();
  await expect(page.getByText("ngozi@exmaple.org to ngozi@example.org")).toBeVisible();
  const copy = await mailTo(desk, "ngozi@example.org", /^Duplicate copy/);
  expect(copy?.text).toContain("Duplicate copy of receipt number");

  await page.getByRole("link", { name: "All gifts from this person" }).click();
  await page.getByLabel("Another email address for this person").fill("n.okonkwo@example.net");
  await page.getByRole("button", { name: "Link address" }).click();
  await expect(page.getByRole("button", { name: "Unlink n.okonkwo@example.net" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Unlink n.okonkwo@example.net" })).toBeVisible();
  await page.getByRole("link", { name: "See statement" }).click();
  await expect(heading(page, "Year-end statements")).toBeVisible();
  await expect(page.getByLabel(/mail address/i).first()).toHaveValue("ngozi@example.org");
  expect(addresses.filter((address) => /okonkw|ngozi|%40|@/i.test(address))).toEqual([]);
});

/** By the call that the form makes, for tests that are about something else. */
const recorded = async (page: Page, desk: Desk, { name, email = "", amount }: Check) => {
  const answer = await page.request.post(`${desk.url}/functions/v1/desk/gifts/record`, {
    headers: { origin: desk.url },
    data: {
      key: crypto.randomUUID(),
      means: "cash",
      amount,
      received: "2026-03-02",
      name,
      email,
      address: "",
      checkNumber: "",
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
};

test("undo of a corrected address or name leaves another donor's gifts alone", async ({
  page,
  desk,
}) => {
  await comeIn(page, await desk.invite("undo@circleurban.example", "--owner"), "Uma Reyes");
  const [ruth, bob] = ["ruth@undo.example", "bob@undo.example"];
  await recorded(page, desk, { name: "Bob Barnes", email: bob, amount: "1,000" });
  const id = await recorded(page, desk, { name: "Ruth Moore", email: ruth, amount: "40" });
  await recorded(page, desk, { name: "Ruth Moore", email: ruth, amount: "41" });
  await recorded(page, desk, { name: "Roy Moore", email: ruth, amount: "42" });
  const donors = async (email: string) => {
    const answer = await page.request.get(
      `${desk.url}/functions/v1/desk/gifts/person?email=${encodeURIComponent(email)}`,
    );
    const { gifts } = (await answer.json()) as { gifts: { donorName: string }[] };
    return gifts.map(({ donorName }) => donorName).sort();
  };
  await page.goto(`${desk.url}/desk/gifts/${id}`);
  await page.getByRole("button", { name: "Correct email address" }).click();
  await page.getByLabel("Donor's email address").fill(bob);
  await page.getByRole("button", { name: "Save email address" }).click();
  await expect.poll(() => donors(bob)).toHaveLength(4);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => donors(ruth)).toEqual(["Roy Moore", "Ruth Moore", "Ruth Moore"]);
  expect(await donors(bob)).toEqual(["Bob Barnes"]);

  await page.getByRole("button", { name: "Correct name" }).click();
  await page.getByLabel("Donor's name").fill("Roy Moore");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect.poll(() => donors(ruth)).toEqual(["Roy Moore", "Roy Moore", "Roy Moore"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => donors(ruth)).toEqual(["Roy Moore", "Ruth Moore", "Ruth Moore"]);
});

test("undo of linking or unlinking an address leaves each person's addresses as they were", async ({
  page,
  desk,
}) => {
  await comeIn(page, await desk.invite("links@circleurban.example", "--owner"), "Lola Finch");
  const [ruth, bob, work] = ["ruth@links.example", "bob@links.example", "bob@work.example"];
  const id = await recorded(page, desk, { name: "Ruth Moore", email: ruth, amount: "40" });
  const bobs = await recorded(page, desk, { name: "Bob Barnes", email: bob, amount: "41" });
  const link = page.getByLabel("Another email address for this person");
  const addresses = page.getByRole("region", { name: "Email addresses" }).getByRole("listitem");
  const press = (name: string) => page.getByRole("button", { name }).click();
  await page.goto(`${desk.url}/desk/gifts/person?gift=${bobs}`);
  await link.fill(work);
  await press("Link address");
  await expect(addresses).toHaveText([/^bob@links/, /^bob@work/]);

  await page.goto(`${desk.url}/desk/gifts/person?gift=${id}`);
  await link.fill(bob);
  await press("Link address");
  await expect(addresses).toHaveCount(3);
  await press("Undo");
  await expect(addresses).toHaveText([/^ruth@links/]);
  await page.goto(`${desk.url}/desk/gifts/person?gift=${bobs}`);
  await expect(addresses).toHaveText([/^bob@links/, /^bob@work/]);

  await press(`Unlink ${work}`);
  await expect(addresses).toHaveCount(1);
  await press("Undo");
  await expect(addresses).toHaveText([/^bob@links/, /^bob@work/]);
});

test("statements for a year go out after a preview and a count", async ({ page, desk }) => {
  await comeIn(
    page,
    await desk.invite("statements@circleurban.example", "--owner"),
    "Stella Grant",
  );
  await recordCheck(page, { name: "Otis Webb", amount: "65" });
  await recordCheck(page, { name: "Rosa Lane", email: "rosa@example.org", amount: "310" });
  await open(page, "Gifts");
  await page.getByRole("link", { name: "Year-end statements" }).click();
  await expect(page.getByRole("combobox", { name: "Year" })).toHaveValue(String(Number(year) - 1));
  await page.getByRole("combobox", { name: "Year" }).selectOption(year);
  await expect(page.getByText(`${year} isn't over yet.`)).toBeVisible();
  await page.getByLabel("Donor's email address").fill("rosa@example.org");
  await page.getByRole("button", { name: "Preview statement" }).click();
  await expect(page.getByRole("region", { name: "Text of the statement" })).toContainText(
    "$310.00",
  );
  await page.getByRole("link", { name: "Print the statement for Otis Webb" }).click();
  const paper = page.getByRole("article", { name: "The statement" });
  await expect(paper.getByRole("row", { name: /^Total/ })).toContainText("$65.00");
  await expect(paper).toContainText("Dear Otis Webb,");
  await isAccessible(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await recordCheck(other, { name: "Otis Webb", amount: "20" });
  await page.getByRole("button", { name: "Print statement" }).click();
  await expect(page.getByText(/have changed since you opened this statement/)).toBeVisible();
  await expect(paper.getByRole("row", { name: /^Total/ })).toContainText("$85.00");
  await page.goBack();

  await page.getByRole("button", { name: /^Send to \d+ donors?$/ }).click();
  await page.getByRole("button", { name: /^Send \d+ statements?$/ }).click();
  await expect(page.getByText(/Done: .*written to files, not sent/)).toBeVisible();
  await mailTo(desk, "rosa@example.org", /^Your giving in \d{4}/);
});

test("a monthly gift is paused from its receipt, resumed and stopped for somebody on the phone, the name is put right, and the accountant gets a file", async ({
  page,
  desk,
}) => {
  const { url } = await (
    await page.request.post(`${desk.url}/functions/v1/create-payment`, {
      data: { amount: 25, frequency: "monthly" },
    })
  ).json();
  const form = { name: "Imani Brown", email: "imani@example.org", action: "pay" };
  expect((await page.request.post(url, { form, maxRedirects: 0 })).status()).toBe(303);
  const receipt = await mailTo(desk, "imani@example.org", /Your receipt for \$25/);
  await page.goto(receipt?.text?.match(/http\S+monthly-gift\S+/)?.[0] ?? "");
  await isAccessible(page);
  await page.getByRole("button", { name: /^Pause for 1 month, until/ }).click();
  await reloadedUntil(page.getByText("Done: you asked us to pause it for 1 month."));

  await comeIn(page, await desk.invite("caller@circleurban.example", "--owner"), "Rhoda Vance");
  await open(page, "Gifts");
  await page.getByRole("link", { name: "Imani Brown" }).click();
  const monthly = page.getByRole("region", { name: "Monthly gift" });
  await monthly.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Resume this gift" }).click();
  await expect(monthly).toContainText("Saved. We asked our payment processor to resume it");
  await monthly.getByRole("button", { name: "Pause" }).click();
  await page.getByLabel("For how long?").selectOption("2");
  await expect(page.getByText(/charged again on \w+ \d+, \d{4}/)).toBeVisible();
  await isAccessible(page);
  await page.getByRole("button", { name: "Pause this gift" }).click();
  await expect(monthly).toContainText(
    "Saved. We asked our payment processor to pause it for 2 months",
  );
  await expect(monthly).toContainText(/Paused\. Next charge/);
  await expect(page.getByText(/^Paused until \w+ \d+, \d{4}$/)).toBeVisible();
  await mailTo(desk, "imani@example.org", /monthly gift is paused$/);
  await monthly.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Stop this gift" }).click();
  await expect(monthly).toContainText("It has ended.");
  await mailTo(desk, "imani@example.org", /monthly gift has stopped$/);
  await isAccessible(page);

  await page.getByRole("button", { name: "Correct name" }).click();
  await page.getByLabel("Donor's name").fill("Imani Browne");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(heading(page, "$25 from Imani Browne")).toBeVisible();

  await recordCheck(page, { name: "Ivy Sloan", amount: "80" });
  await expect(page.getByText("Recorded. You can print the receipt here.")).toBeVisible();
  await page.getByRole("link", { name: "Back to gifts" }).click();
  await expect(page.getByRole("region", { name: "Notices" })).toBeEmpty();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Accountant's file" }).click();
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("Net");
  await isAccessible(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download for the accountant" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(file).toContain("Check,one-time,80.00,0.00,0.00,0.00,0.00,80.00,Received,Ivy Sloan");
  expect(file).not.toContain("Imani");
  await open(page, "Today");
  await expect(page.getByText("Gifts in the last 12 months")).toBeVisible();
});

test("a gift that is open shows that it was stopped meanwhile", async ({ page, desk }) => {
  const { url } = await (
    await page.request.post(`${desk.url}/functions/v1/create-payment`, {
      data: { amount: 25, frequency: "monthly" },
    })
  ).json();
  const form = { name: "Lena Ortiz", email: "lena@example.org", action: "pay" };
  expect((await page.request.post(url, { form, maxRedirects: 0 })).status()).toBe(303);
  await comeIn(page, await desk.invite("meanwhile@circleurban.example", "--owner"), "Opal Reed");
  await open(page, "Gifts");
  await page.getByRole("link", { name: "Lena Ortiz" }).click();
  const monthly = page.getByRole("region", { name: "Monthly gift" });
  await expect(monthly).toContainText("Next charge");
  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(page.url());
  await expect(other.getByText("Active", { exact: true })).toBeVisible();
  await monthly.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Stop this gift" }).click();
  await expect(monthly).toContainText("It has ended.");
  await other.clock.fastForward(30_000);
  await expect(other.getByText("Active", { exact: true })).toHaveCount(0);
  await expect(other.getByRole("region", { name: "Monthly gift" })).toContainText("has ended.");
  await other.close();
});

test("the gifts on the screen are exported, and their months are a chart and a table", async ({
  page,
  desk,
}) => {
  await comeIn(page, await desk.invite("export@circleurban.example", "--owner"), "Esther Cole");
  await recordCheck(page, { name: "=SUM(A1) Hill", email: "hill@example.org", amount: "42" });
  await page.goto(`${desk.url}/desk/gifts?q=hill`);
  await expect(page.getByRole("status").filter({ hasText: "1 entry" })).toBeVisible();
  await page.getByRole("button", { name: "Show months" }).click();
  await page.getByText("Show as a table").click();
  const months = page.getByRole("region", { name: "Totals" }).getByRole("table");
  await expect(months.getByRole("cell", { name: "$42", exact: true })).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByText("so you can write to donors or look something up")).toBeVisible();
  await expect(page.getByText("Test gifts are left out.")).toBeVisible();
  await isAccessible(page);
  await page.getByRole("button", { name: "Export this list" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(file.startsWith("\uFEFFDate (Chicago)")).toBe(true);
  expect(file.trim().split("\r\n")).toHaveLength(2);
  expect(file).toContain("'=SUM(A1) Hill");
});

test("a giving event is started for an evening, Today says so, and it is ended", async ({
  page,
  desk,
}) => {
  await comeIn(page, await desk.invite("dinner@circleurban.example", "--gifts"), "Evelyn Hart");
  const card = page.getByRole("heading", { name: "Giving event" });
  await expect(page.getByText("Loading…")).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await open(page, "Gifts");
  const evening = page.getByRole("region", { name: "Giving event" });
  const hours = evening.getByLabel("Giving event until");
  await hours.selectOption({ index: 4 });
  const until = await hours.locator("option:checked").textContent();
  await isAccessible(page);
  await evening.getByRole("button", { name: "Start the giving event" }).click();
  await expect(evening).toContainText(`until ${until}, as set by Evelyn Hart.`);

  await open(page, "Today");
  await expect(card).toBeVisible();
  await expect(page.getByText(`lasts until ${until}, as set by Evelyn Hart`)).toBeVisible();
  await page.getByRole("link", { name: "Change this" }).click();
  await evening.getByRole("button", { name: "Go back to the usual limits" }).click();
  await expect(page.getByText("The usual limits apply again.", { exact: true })).toBeVisible();
  await expect(hours).toBeVisible();
  await open(page, "Today");
  await expect(heading(page, /Evelyn/)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test(
  "the screens of gifts are accessible and fit, on a laptop and on a phone",
  everyPage,
  async ({ page, desk }) => {
    await comeIn(page, await desk.invite("fit-gifts@circleurban.example", "--owner"), "Tess Moran");
    await recordCheck(page, { name: "Ada Okoro", email: "ada@example.org", amount: "120" });
    for (const [address, name] of [
      [page.url(), /Ada Okoro/],
      [`${desk.url}/desk/gifts`, "Gifts"],
      [`${desk.url}/desk/gifts/person?email=ada@example.org`, "Ada Okoro"],
      [`${desk.url}/desk/gifts/record`, "Record a check or cash"],
      [
        `${desk.url}/desk/gifts/statements?year=${year}&email=ada@example.org`,
        "Year-end statements",
      ],
    ] as const) {
      await page.goto(address);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByText(/Loading…|Counting…/)).toHaveCount(0);
      await expectToFit(page);
    }
    await page.goto(`${desk.url}/desk/gifts`);
    const first = page.getByRole("table", { name: "Gifts" }).getByRole("link").first();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(first).toBeInViewport({ ratio: 1 });
  },
);

test("a donor whose card is refused gets to a new one without script, and staff see who waits", async ({
  page,
  browser,
  desk,
}) => {
  const { url } = await (
    await page.request.post(`${desk.url}/functions/v1/create-payment`, {
      data: { amount: 50, frequency: "monthly" },
    })
  ).json();
  const email = "nia@example.org";
  const form = { name: "Nia Coleman", email, action: "pay" };
  expect((await page.request.post(url, { form, maxRedirects: 0 })).status()).toBe(303);
  await comeIn(page, await desk.invite("cards@circleurban.example", "--owner"), "Faye Dunn");
  await open(page, "Gifts");
  await page.getByRole("link", { name: "Nia Coleman" }).click();
  await page.getByRole("button", { name: "Email a link for a new card" }).click();
  await expect(page.getByRole("dialog")).toContainText(email);
  await isAccessible(page);
  await page.getByRole("button", { name: "Email the link" }).click();
  await expect(
    page.getByText("The link for a new card is saved, not sent: this site writes email to files."),
  ).toBeVisible();

  const linkIn = async (subject: RegExp) =>
    (await mailTo(desk, email, subject))?.text?.match(/http\S+update-card\S+/)?.[0] ?? "";
  const enterCard = async (donor: Page, link: string, card: RegExp, look = async () => {}) => {
    await donor.goto(link);
    await look();
    await donor.getByRole("button", { name: "Enter a new card" }).click();
    await expect(donor.getByText("Test page: there is no card")).toBeVisible();
    await look();
    await donor.getByRole("button", { name: card }).click();
    await expect(donor.getByRole("heading", { name: "The card for your" })).toBeVisible();
  };
  const donor = await browser.newPage();
  const sent = await linkIn(/A new card for your monthly gift$/);
  await enterCard(donor, sent, /the bank refuses/, () => expectToFit(donor));
  const missed = await linkIn(/did not go through$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.url}/desk`);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Overdue monthly gifts" })
    .getByRole("link", { name: "See who" })
    .click();
  await expect(
    page.getByText("Showing only: Type: Monthly, Status: Payment overdue"),
  ).toBeInViewport();
  await isAccessible(page);
  await page.getByRole("link", { name: "Nia Coleman" }).click();
  await expect(page.getByText(/^The card was declined on/)).toBeVisible();
  await expectToFit(page);

  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await enterCard(withoutScript, missed, /a card that works/);
  await expect(withoutScript.getByText("Your new card is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("The donor saved a new card").first()).toBeVisible();
  await expect(page.getByText("Payment overdue")).toHaveCount(0);
  await Promise.all([donor.close(), withoutScript.close()]);
});

test("a title of one word stays whole beside a long button on a phone", async ({ page, desk }) => {
  await comeIn(page, await desk.invite("titles@circleurban.example", "--owner"), "Tess Lane");
  await page.setViewportSize({ width: 375, height: 844 });
  await page.goto(`${desk.url}/desk/gifts/campaigns`);
  const title = heading(page, "Campaigns");
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.height).toBeLessThan(48);
});
