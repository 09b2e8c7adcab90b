import { paths } from "#content/site-map.ts";
import { type Engine, until, untilHeard } from "./engine.ts";
import { contact, gift, homeGift, newsletter, volunteer } from "./forms.ts";
import { fits, open } from "./page.ts";

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
  await engine.errors();
  for (const step of steps) {
    await step().catch((error: Error) => troubles.push(error.message));
    troubles.push(...(await engine.errors()));
  }
  return { name, tried: steps.length, troubles } satisfies Trial;
};

const pages = (engine: Engine, site: string) =>
  widths.map(({ name, width, height }) =>
    attempt.bind(
      null,
      engine,
      `every page, ${name}`,
      [...paths, "/no-such-page"].map((path) => async () => {
        await engine.resize(width, height);
        await open(engine, `${site}${path}`);
        await fits(engine, path);
        const heading = await engine.value("document.querySelector('h1')?.textContent");
        if (!heading) throw new Error(`${path}: no heading`);
        // The browser calls the not-found page's status an error, and so does the page, as specified:
        // an engine whose console nobody hears would be without error for ever.
        if (path === "/no-such-page") return untilHeard(engine, "404 Error");
        const errors = await engine.errors();
        if (errors.length > 0) throw new Error(`${path}: ${errors.join(" ")}`);
      }),
    ),
  );

const menus = (engine: Engine, site: string) => [
  async () => {
    await engine.resize(desktop.width, desktop.height);
    await open(engine, site);
    await engine.click("header nav button[aria-expanded]");
    await until(engine, "document.querySelector('header nav button[aria-expanded=true]')", "menu");
  },
  async () => {
    await engine.resize(phone.width, phone.height);
    // This one needs no script.
    await open(engine, site, false);
    await engine.click("[popovertarget=site-menu]");
    await until(engine, "document.querySelector('#site-menu:popover-open')", "the phone's menu");
    await engine.click("#site-menu summary");
    await until(engine, "document.querySelector('#site-menu details[open]')", "its accordion");
  },
];

const dialog = (engine: Engine, site: string) => [
  async () => {
    await engine.resize(desktop.width, desktop.height);
    await open(engine, `${site}/about/leadership`);
    await engine.click("main button[commandfor]");
    await until(engine, "document.querySelector('dialog[open]')", "the bio did not open");
    await engine.press("Escape");
    await until(engine, "!document.querySelector('dialog[open]')", "Escape did not close the bio");
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
    yield attempt(engine, `a gift from the home page, ${how}`, homeGift(engine, setting));
  }
}
