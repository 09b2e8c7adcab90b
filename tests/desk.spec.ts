import { expect, type Page } from "@playwright/test";
import { anApplication } from "#backend/testing/forms.ts";
import { acceptInvitation } from "../scripts/desk-pictures/accept-invitation.ts";
import { expectToFit } from "./accessible.ts";
import { comeIn, signIn, test, withAuthenticator } from "./desk-site.ts";
import { everyPage } from "./swept.ts";

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const open = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name }).click();

test("an invitation is accepted with a passkey, which then opens the desk", async ({
  page,
  desk,
}) => {
  const owner = "passkey@circleurban.example";
  const refused: string[] = [];
  page.on("console", (line) => line.text().startsWith("refused") && refused.push(line.text()));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.log(`refused by ${violatedDirective}: ${blockedURI}`),
    ),
  );
  await withAuthenticator(page);
  const link = await desk.invite(owner, "--owner");
  await page.goto(link);
  await expect(page.getByText(owner)).toBeVisible();
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await page.getByLabel("Your name").fill("Paula Reyes");
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(heading(page, /Paula/)).toBeVisible();
  expect(page.url()).toBe(`${desk.url}/desk`);

  await open(page, "Paula Reyes");
  await expect(page.getByText("not used yet")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(heading(page, "Sign in")).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  const passkey = page.getByRole("button", { name: "Sign in with a passkey" });
  await expect(passkey).toHaveAccessibleDescription(
    /never set one up here, ask for a link by email/,
  );
  await passkey.click();
  await expect(heading(page, "Your account")).toBeVisible();
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: "circle-desk", httpOnly: true, sameSite: "Strict" });

  await page.goto(link);
  await expect(page.getByText("was already used or has expired")).toBeVisible();
  expect(refused).toEqual([]);
});

test("an email link signs in where it is opened, once", async ({ page, desk }) => {
  const owner = "link@circleurban.example";
  await signIn(page, await desk.invite(owner, "--owner"), "Lena Brooks");
  await page.context().clearCookies();
  await page.goto(`${desk.url}/desk/accounts`);
  await page.getByLabel("Your email address").fill(owner);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("a link is on its way")).toBeVisible();
  const link = await desk.linkIn(owner);

  const window = await page.context().newPage();
  await window.goto(link);
  await window.reload();
  await window.getByRole("button", { name: "Sign in" }).click();
  await expect(heading(window, /Lena/)).toBeVisible();
  // The window that asked is let in as well, at the screen it was opened for.
  await expect(heading(page, "Team and sign-in")).toBeVisible();

  await window.context().clearCookies();
  await window.goto(link);
  await window.getByRole("button", { name: "Sign in" }).click();
  await expect(window.getByText("was already used or has expired")).toBeVisible();
});

test("an owner invites a colleague with messages only, who sees no more than that", async ({
  page,
  desk,
  browser,
}) => {
  const owner = "inviting@circleurban.example";
  await comeIn(page, await desk.invite(owner, "--owner"), "Olive Harper");
  await open(page, "Team and sign-in");
  await page.getByRole("button", { name: "Invite someone" }).click();
  const colleague = "colleague@circleurban.example";
  await page.getByLabel("Email address").fill(colleague);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("choose at least one thing")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Messages and volunteers/ }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("is saved, not sent")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: colleague })).toContainText("Invited");

  const other = await (await browser.newContext()).newPage();
  await acceptInvitation(other, await desk.linkIn(colleague), "José García");
  await expect(other.getByRole("link", { name: "Today" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Team and sign-in" })).toHaveCount(0);
  await expect(other.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  for (const name of ["Gifts", "Subscribers", "Visits"])
    await expect(other.getByRole("link", { name, exact: true })).toHaveCount(0);
  for (const screen of ["accounts", "gifts", "subscribers", "visits"]) {
    await other.goto(`${desk.url}/desk/${screen}`);
    await expect(heading(other, "You don't have access")).toBeVisible();
  }
  for (const path of ["people", "readers", "visits", "gifts", "gifts/totals", "gifts/export"])
    expect(
      await other.evaluate(
        async (path) => (await fetch(`/functions/v1/desk/${path}`)).status,
        path,
      ),
    ).toBe(403);

  await page.reload();
  const card = page.getByRole("listitem").filter({ hasText: colleague });
  await card.getByText("Manage").click();
  await card.getByRole("button", { name: "Remove José García" }).click();
  const question = page.getByRole("dialog", { name: "Remove José García?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await card.getByRole("button", { name: "Remove José García" }).click();
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("José García can no longer sign in.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();
  await open(page, "Log");
  await expect(page.getByText(`brought back: José García (${colleague})`)).toBeVisible();
});

test("a session that ended meanwhile asks for a sign-in over the screen, and the work goes on", async ({
  page,
  desk,
}) => {
  const owner = "again@circleurban.example";
  await withAuthenticator(page);
  await page.goto(await desk.invite(owner, "--owner"));
  await page.getByLabel("Your name").fill("Ada Flint");
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await open(page, "Ada Flint");
  await page.getByLabel("The name your colleagues see").fill("Ada O'Neil");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save your name" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Your name has been changed.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ada O'Neil" })).toBeVisible();
});

test("a step that asks who it is goes on after an email link in another window", async ({
  page,
  desk,
}) => {
  const owner = "confirm@circleurban.example";
  await comeIn(page, await desk.invite(owner, "--owner"), "Nora Wells");
  const refused = { status: 403, json: { code: "sign-in-again" } };
  await page.route("**/desk/people/invite", (route) => route.fulfill(refused), { times: 1 });
  await open(page, "Team and sign-in");
  await page.getByRole("button", { name: "Invite someone" }).click();
  await page.getByLabel("Email address").fill("invited@circleurban.example");
  await page.getByRole("checkbox", { name: /^Website pages/ }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(dialog.getByLabel("Your email address")).toHaveValue(owner);
  await dialog.getByRole("button", { name: "Email me a link" }).click();
  await expect(dialog.getByText("come back to this window")).toBeVisible();

  const window = await page.context().newPage();
  await window.goto(await desk.linkIn(owner));
  await window.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("invited@circleurban.example is saved, not sent")).toBeVisible();
});

test("a step that asks who it is is not carried out by somebody else's sign-in, and no window goes on showing the first one's desk", async ({
  page,
  desk,
  browser,
}) => {
  const ben = "ben.second@circleurban.example";
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, await desk.invite(ben, "--owner"), "Ben Second");
  await elsewhere.close();
  await comeIn(page, await desk.invite("ada.first@circleurban.example", "--owner"), "Ada First");
  const idle = await page.context().newPage();
  await idle.goto(`${desk.url}/desk/accounts`);
  await expect(idle.getByRole("button", { name: "Invite someone" })).toBeVisible();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/desk/people/invite")) asked += 1;
  });
  const refused = { status: 403, json: { code: "sign-in-again" } };
  await page.route("**/desk/people/invite", (route) => route.fulfill(refused), { times: 1 });
  await open(page, "Team and sign-in");
  await page.getByRole("button", { name: "Invite someone" }).click();
  await page.getByLabel("Email address").fill("never@circleurban.example");
  await page.getByRole("checkbox", { name: /^Website pages/ }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Your email address").fill(ben);
  await dialog.getByRole("button", { name: "Email me a link" }).click();

  const window = await page.context().newPage();
  await window.goto(await desk.linkIn(ben));
  await window.getByRole("button", { name: "Sign in" }).click();
  await expect(
    page.getByText(
      "You are signed in as Ben Second now. The step that waited for a sign-in was not carried out.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const one of [page, idle]) {
    await expect(one.getByRole("link", { name: "Ben Second" })).toBeVisible();
    await expect(one.getByText("Ada First")).toHaveCount(0);
  }
  expect(asked).toBe(1);
});

test("after a sign-out and somebody else's passkey no window goes on with the first one's desk", async ({
  page,
  desk,
}) => {
  await withAuthenticator(page);
  await page.goto(await desk.invite("berta.key@circleurban.example", "--owner"));
  await page.getByLabel("Your name").fill("Berta Key");
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(heading(page, /Berta/)).toBeVisible();
  await comeIn(page, await desk.invite("alma.key@circleurban.example", "--owner"), "Alma Key");
  const idle = await page.context().newPage();
  await idle.goto(`${desk.url}/desk/accounts`);
  await expect(idle.getByRole("link", { name: "Alma Key" })).toBeVisible();

  await open(page, "Alma Key");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(heading(idle, "Sign in")).toBeVisible();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(idle.getByRole("link", { name: "Berta Key" })).toBeVisible();
  await expect(idle.getByRole("link", { name: "Alma Key" })).toHaveCount(0);
});

test("a window that has not heard of somebody else's sign-in sends nothing in their name", async ({
  page,
  desk,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, await desk.invite("bruno@circleurban.example", "--owner"), "Bruno Lane");
  const cookies = await elsewhere.context().cookies();
  await elsewhere.close();
  await comeIn(page, await desk.invite("alba@circleurban.example", "--owner"), "Alba Lane");
  await open(page, "Alba Lane");
  await page.getByLabel("The name your colleagues see").fill("Alba Moss");
  await page.context().addCookies(cookies);
  await page.getByRole("button", { name: "Save your name" }).click();
  await expect(page.getByText("Somebody else is signed in in this browser now.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Bruno Lane" })).toBeVisible();
});

test("markup does nothing, in whatever field and wherever it is shown", async ({ page, desk }) => {
  const said: string[] = [];
  page.on("dialog", (dialog) => dialog.dismiss().then(() => said.push("dialog")));
  page.on("pageerror", (error) => said.push(error.message));
  const evil = `<img src=x onerror=alert(1)><script>alert(2)</script>"><b>bold</b>`;
  await comeIn(page, await desk.invite("markup@circleurban.example", "--owner"), `Evi ${evil}`);
  const send = async (path: string, body: object) => {
    const answer = await page.evaluate(
      async ([path, body]) => {
        const headers = { "content-type": "application/json" };
        const init = { method: "POST", headers, body: JSON.stringify(body) };
        return (await fetch(`/functions/v1/${path}`, init)).json();
      },
      [path, body] as const,
    );
    expect(answer).toMatchObject({ success: true });
    return answer as Record<string, string>;
  };
  const find = async (path: string) =>
    page.evaluate(async (path) => (await fetch(`/functions/v1/desk/${path}`)).json(), path);

  const person = {
    firstName: `Evi ${evil}`,
    lastName: `Doe ${evil}`,
    email: "evi@visitor.example",
  };
  const phone = `1 ${evil}`.slice(0, 30);
  await send("send-contact-form", { ...person, phone, subject: `S ${evil}`, message: `M ${evil}` });
  await send("send-volunteer-application", {
    ...anApplication,
    ...person,
    experience: evil,
    motivation: evil,
    emergencyContact: evil,
  });
  const { messages } = await find("messages?q=evi");
  expect(messages).toHaveLength(2);
  for (const { id } of messages) {
    const reply = {
      key: crypto.randomUUID(),
      id,
      revision: 1,
      text: `Reply ${evil}`,
      status: "open",
    };
    await send("desk/messages/reply", reply);
    await send("desk/messages/note", { key: crypto.randomUUID(), id, text: `Note ${evil}` });
  }
  await send("desk/messages/save-reply", { title: evil.slice(0, 80), text: evil });
  const gift = await send("desk/gifts/record", {
    key: crypto.randomUUID(),
    means: "check",
    amount: "10",
    received: "2026-01-31",
    name: `Donor ${evil}`,
    email: "evi@visitor.example",
    address: evil,
    checkNumber: evil.slice(0, 40),
  });
  const [payment] = (await find(`gifts/gift?id=${gift.id}`)).payments;
  const receipt = `gifts/${gift.id}/receipt/${payment.number}`;

  for (const screen of [
    "",
    "messages?q=evi",
    ...messages.map(({ id }: { id: string }) => `messages/${id}`),
    "gifts?q=donor",
    `gifts/${gift.id}`,
    receipt,
    "gifts/person?email=evi@visitor.example",
    "gifts/statements?year=2026&email=evi@visitor.example",
    "email?state=delivered",
    "accounts",
    "help/gifts",
    "log",
    "account",
  ]) {
    await page.goto(`${desk.url}/desk/${screen}`);
    await expect(heading(page, /./)).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    expect(await page.locator("body :is(img, b, script)").count(), screen).toBe(0);
  }
  await send("desk/gifts/take-back", { id: gift.id ?? "", reason: `Why ${evil}` });
  await page.goto(`${desk.url}/desk/gifts/${gift.id}`);
  await expect(page.getByText("<b>bold</b>").first()).toBeVisible();
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.intruded = true";
    document.head.append(script);
    return "intruded" in window;
  });
  expect(ran).toBe(false);
  expect(said).toEqual([]);
});

test("keys lead through the desk, and can be turned off", async ({ page, desk }) => {
  const owner = "keys@circleurban.example";
  await comeIn(page, await desk.invite(owner, "--owner"), "Keiko Mori");
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await expect(heading(page, "Team and sign-in")).toBeFocused();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("Go to Today")).toBeVisible();
  await keys.getByLabel("Use keyboard shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await page.keyboard.press("?");
  await expect(keys).toHaveCount(0);
  await expect(heading(page, "Team and sign-in")).toBeVisible();
});

test("without a connection the desk says so and keeps what was typed", async ({ page, desk }) => {
  const owner = "offline@circleurban.example";
  await comeIn(page, await desk.invite(owner, "--owner"), "Otto Lang");
  await open(page, "Otto Lang");
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByLabel("The name your colleagues see").fill("Otto O'Neil");
  await page.context().setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await page.getByRole("button", { name: "Save your name" }).click();
  await expect(page.getByLabel("The name your colleagues see")).toHaveValue("Otto O'Neil");
  await page.context().setOffline(false);
  await expect(page.getByText("Your name has been changed.")).toBeVisible();
});

test(
  "every screen is accessible and fits, on a laptop and on a phone",
  everyPage,
  async ({ page, desk }) => {
    const heard: string[] = [];
    page.on("console", (line) => /error|warning/.test(line.type()) && heard.push(line.text()));
    await page.goto(`${desk.url}/desk`);
    await expect(heading(page, "Sign in")).toBeVisible();
    await expectToFit(page);
    const link = await desk.invite("fit-all@circleurban.example", "--owner");
    await page.goto(link);
    await expect(page.getByLabel("Your name")).toBeVisible();
    await expectToFit(page);
    await acceptInvitation(page, link, "Mei Chen");
    for (const [path, name] of [
      ["", /^Good /],
      ["/accounts", "Team and sign-in"],
      ["/log", "Log"],
      ["/account", "Your account"],
      ["/help/pages", "Help: Pages"],
    ] as const) {
      await page.goto(`${desk.url}/desk${path}`);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByText("Loading…")).toHaveCount(0);
      if (path === "/accounts") await page.getByText("Manage").first().click();
      await expectToFit(page);
    }
    expect(heard).toEqual([]);
  },
);
