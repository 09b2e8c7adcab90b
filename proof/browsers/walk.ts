import { paths } from "#content/site-map.ts";
import { toasts } from "#content/toasts.ts";
import { organisation } from "#rules/organisation.ts";
import { type Engine, until } from "./engine.ts";

/** One thing tried in one browser: how often, and what went wrong. */
export type Trial = { name: string; tried: number; troubles: string[] };

const widths = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1440, height: 900 },
];
const phone = widths[0] as (typeof widths)[number];
const desktop = widths[1] as (typeof widths)[number];

/** Notes what goes wrong instead of ending the walk. */
const attempt = async (engine: Engine, name: string, steps: (() => Promise<void>)[]) => {
  const troubles: string[] = [];
  engine.errors();
  for (const step of steps) {
    await step().catch((error: Error) => troubles.push(error.message));
    troubles.push(...engine.errors());
  }
  return { name, tried: steps.length, troubles } satisfies Trial;
};

/** Notices are the last thing that scripts bring. */
const awake = "document.querySelector('section[aria-label^=Notifications]')";

const pages = (engine: Engine, site: string) =>
  widths.map(({ name, width, height }) =>
    attempt.bind(
      null,
      engine,
      `every page, ${name}`,
      [...paths, "/no-such-page"].map((path) => async () => {
        await engine.resize(width, height);
        await engine.visit(`${site}${path}`);
        const [overflow, heading] = await engine.value<[number, string]>(
          "[document.documentElement.scrollWidth - innerWidth, document.querySelector('h1')?.textContent]",
        );
        // The browser calls the not-found page's status an error, and so does the page, as specified.
        if (path === "/no-such-page") {
          await until(engine, awake, "the not-found page did not wake up");
          engine.errors();
        }
        if (overflow > 0) throw new Error(`${path}: ${overflow} px too wide`);
        if (!heading) throw new Error(`${path}: no heading`);
      }),
    ),
  );

const menus = (engine: Engine, site: string) => [
  async () => {
    await engine.resize(desktop.width, desktop.height);
    await engine.visit(site);
    await until(engine, awake, "the home page did not wake up");
    await engine.click("header nav button[aria-expanded]");
    await until(engine, "document.querySelector('header nav button[aria-expanded=true]')", "menu");
  },
  async () => {
    await engine.resize(phone.width, phone.height);
    await engine.visit(site);
    await engine.click("[popovertarget=site-menu]");
    await until(engine, "document.querySelector('#site-menu:popover-open')", "the phone's menu");
    await engine.click("#site-menu summary");
    await until(engine, "document.querySelector('#site-menu details[open]')", "its accordion");
  },
];

const dialog = (engine: Engine, site: string) => [
  async () => {
    await engine.resize(desktop.width, desktop.height);
    await engine.visit(`${site}/about/leadership`);
    await until(engine, awake, "the leadership page did not wake up");
    await engine.click("main button[commandfor]");
    await until(engine, "document.querySelector('dialog[open]')", "the bio did not open");
    await engine.press("Escape");
    await until(engine, "!document.querySelector('dialog[open]')", "Escape did not close the bio");
  },
];

const says = (words: string) => `document.body.innerText.includes(${JSON.stringify(words)})`;

const fill = async (engine: Engine, form: string, fields: Record<string, string>) => {
  for (const [name, text] of Object.entries(fields))
    await engine.type(`${form} [name="${name}"]`, text);
};

type Setting = { site: string; script: boolean };

const contact = (engine: Engine, { site, script }: Setting) => [
  async () => {
    await engine.visit(`${site}/contact`);
    if (script) await until(engine, awake, "the contact page did not wake up");
    await fill(engine, "main form", {
      firstName: "Ruth",
      lastName: "O'Neil",
      email: "ruth@example.com",
      subject: "From another browser",
      message: "Does this arrive from here as well?",
    });
    await engine.click("main form button[type=submit]");
    await until(engine, says("Message Sent Successfully!"), "the message was not called sent");
  },
];

const newsletter = (engine: Engine, { site, script }: Setting) => [
  async () => {
    await engine.visit(`${site}/about`);
    if (script) await until(engine, awake, "the about page did not wake up");
    await fill(engine, "footer form", { email: "reader@example.com" });
    await engine.click("footer form button[type=submit]");
    const sent = script
      ? says(toasts.newsletterSuccess.title)
      : "location.hash.includes('newsletter')";
    await until(engine, sent, "the subscription was not answered");
  },
];

const volunteer = (engine: Engine, { site, script }: Setting) => [
  async () => {
    await engine.visit(`${site}/volunteer`);
    if (!script) {
      await until(
        engine,
        `document.querySelector('main form').innerText.includes(${JSON.stringify(organisation.phone)})`,
        "nobody is named to call",
      );
      return;
    }
    await until(engine, awake, "the volunteer page did not wake up");
    await fill(engine, "main form", {
      firstName: "Jose",
      lastName: "Garcia",
      email: "jose@example.com",
      phone: "(773) 555-0188",
      address: "12 North Lotus Avenue",
      city: "Chicago",
      state: "IL",
      zipCode: "60644",
      motivation: "I grew up around the corner.",
      emergencyContact: "Ana Garcia, (773) 555-0187",
    });
    await engine.value(
      "(() => { const age = document.querySelector('[name=age]'); age.value = '25-34'; age.dispatchEvent(new Event('change', { bubbles: true })); return true; })()",
    );
    for (const name of ["availability", "interests", "backgroundCheck"])
      await engine.click(`main form [name=${name}]`);
    await engine.click("main form button[type=submit]");
    await until(engine, says("Application Submitted!"), "the application was not taken");
  },
];

const gift = (engine: Engine, { site, script }: Setting) => [
  async () => {
    await engine.visit(`${site}/give`);
    if (script) await until(engine, awake, "the give page did not wake up");
    await engine.click("main label:has(input[name=amount][value='50'])");
    if (script) await engine.value("(window.open = () => null, true)");
    await engine.click("main form button[type=submit]");
    await until(engine, says("no card is charged"), "the checkout did not open");
    await fill(engine, "form", { email: "donor@example.com" });
    await engine.click("form button[value=pay]");
    await until(engine, says("Thank You for Your Gift"), "the donor was not thanked");
  },
];

/** Everything that is tried in one browser; `bare` is the same site without scripts. */
export async function* walk(engine: Engine, site: string, bare: string): AsyncGenerator<Trial> {
  for (const run of pages(engine, site)) yield run();
  yield attempt(engine, "menus", menus(engine, site));
  yield attempt(engine, "a bio", dialog(engine, site));
  for (const setting of [
    { site, script: true },
    { site: bare, script: false },
  ]) {
    const how = setting.script ? "with script" : "without script";
    await engine.resize(desktop.width, desktop.height);
    yield attempt(engine, `contact form, ${how}`, contact(engine, setting));
    yield attempt(engine, `volunteer form, ${how}`, volunteer(engine, setting));
    yield attempt(engine, `newsletter, ${how}`, newsletter(engine, setting));
    yield attempt(engine, `a gift to its thanks, ${how}`, gift(engine, setting));
  }
}
