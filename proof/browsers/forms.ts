import { newsletterToasts } from "#content/newsletter-toasts.ts";
import { organisation } from "#rules/organisation.ts";
import { type Engine, until } from "./engine.ts";
import { fits, open } from "./page.ts";

const says = (words: string) => `document.body.innerText.includes(${JSON.stringify(words)})`;

const fill = async (engine: Engine, form: string, fields: Record<string, string>) => {
  for (const [name, text] of Object.entries(fields))
    await engine.type(`${form} [name="${name}"]`, text);
};

type Setting = { site: string; script: boolean };

export const contact = (engine: Engine, { site, script }: Setting) => [
  async () => {
    await open(engine, `${site}/contact`, script);
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

export const newsletter = (engine: Engine, { site, script }: Setting) => [
  async () => {
    await open(engine, `${site}/about`, script);
    await fill(engine, "footer form", { email: "reader@example.com" });
    await engine.click("footer form button[type=submit]");
    const sent = script
      ? says(newsletterToasts.success.title)
      : "location.hash.includes('newsletter')";
    await until(engine, sent, "the subscription was not answered");
  },
];

export const volunteer = (engine: Engine, { site, script }: Setting) => [
  async () => {
    await open(engine, `${site}/volunteer`, script);
    if (!script) {
      await until(
        engine,
        `document.querySelector('main form').innerText.includes(${JSON.stringify(organisation.phone)})`,
        "nobody is named to call",
      );
      return;
    }
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
      "(() => { const age = document.querySelector('main form select[name=age]'); age.value = '25-34'; age.dispatchEvent(new Event('change', { bubbles: true })); return true; })()",
    );
    for (const name of ["availability", "interests", "backgroundCheck"])
      await engine.click(`main form [name=${name}]`);
    await engine.click("main form button[type=submit]");
    await until(engine, says("Application Submitted!"), "the application was not taken");
  },
];

/** From the checkout that has just been asked for to the thanks. */
const pay = async (engine: Engine, amount: string) => {
  await until(engine, says("no card is charged"), "the checkout did not open");
  await until(engine, says(amount), `the checkout does not ask for ${amount}`);
  await fits(engine, "the checkout");
  await fill(engine, "form", { email: "donor@example.com" });
  await engine.click("form button[value=pay]");
  await until(engine, says("Thank You for Your Gift"), "the donor was not thanked");
  await fits(engine, "the thanks");
};

/** A driver may not follow into another tab: the page takes its own where it can open none. */
const keepTab = "(window.open = () => null, true)";

export const gift = (engine: Engine, { site, script }: Setting) => [
  async () => {
    await open(engine, `${site}/give`, script);
    await engine.click("main label:has(input[name=amount][value='50'])");
    if (script) await engine.value(keepTab);
    await engine.click("main form button[type=submit]");
    await pay(engine, "$50");
  },
];

export const homeGift = (engine: Engine, { site, script }: Setting) => [
  async () => {
    await open(engine, site, script);
    if (script) await engine.value(keepTab);
    await fill(engine, "form[aria-labelledby=custom-gift]", { amount: "19.99" });
    await engine.click("form[aria-labelledby=custom-gift] button[value=one_time]");
    await pay(engine, "$19.99");
  },
];
