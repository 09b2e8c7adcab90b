import { expect, test } from "vitest";
import { answerLinkRequests } from "#backend/giving/donors/links.ts";
import { giving } from "#backend/giving/giving.ts";
import { sendMonthlyRequests } from "#backend/giving/monthly/send.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { isOnlyNames } from "#rules/testing/our-names.ts";

/** Ada gives each month, in Spanish, at the test checkout; and gave once with a card. */
const withAna = async () => {
  const site = await testGifts();
  const given = { provider: "sandbox", frequency: "monthly", cents: 2500 } as const;
  const { id } = await aGift(site, given);
  await site.db.query("update gifts set language = 'es' where id = $1", [id]);
  await aGift(site);
  const [receipt] = await site.mails();
  const [row] = await storedRows<{ donor: string; tribute: string }>(
    site.db,
    "select donor_token as donor, tribute_token as tribute from gifts where id = $1",
    [id],
  );
  const ada = donorAt(site);
  const link = (await ada.link()) ?? "";
  const opened = await ada.html(`${link}&language=es`);
  await ada.submit(link);
  const number = receipt?.text.match(/\d{4}-0*(\d+)/)?.[1];
  await site.change("send-card-link", { id, key: crypto.randomUUID() });
  const mails = await site.mails();
  const card = mails.find(({ kind }) => kind === "card-link");
  const addresses: Record<string, string> = {
    tribute: `tribute?token=${row?.tribute}`,
    "monthly-gift": `monthly-gift?token=${row?.donor}`,
    "update-card": card?.text.match(/update-card\?token=[\w-]+/)?.[0] ?? "",
    giving: "giving?",
    "giving/link": `${link}x`,
    "giving/receipt": `giving/receipt?number=${number}`,
    "giving/statement": "giving/statement?year=2026",
    "giving/details": "giving/details?",
    "giving/monthly": `giving/monthly?gift=${id}`,
    "sandbox-portal/:checkout": `sandbox-portal/test_${id}?step=payment_method_update`,
  };
  return { site, ada, addresses, opened };
};

/** Every text between the site's own head and foot. */
const wordsOf = (html: string) => {
  const body = html.slice(html.indexOf("<h1"), html.indexOf("<footer"));
  const texts = [...body.matchAll(/>([^<>]+)</g)].map(([, text = ""]) => text);
  return new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)));
};

const same = /^(?:Ada Okoro|Tax ID|English|Español|Total|\S+@\S+|\(?\d.*|T\d.*)$/;

/** JSON for our own script; the checkout is asked about in another test. */
const noPages = ["gift-status", "campaign-progress", "sandbox-checkout/:checkout"];

test("nothing on a donor's own pages is left in English", async () => {
  const { ada, addresses } = await withAna();
  for (const { name } of giving.functions.filter((one) => one.method === "GET")) {
    if (noPages.includes(name)) continue;
    const address = addresses[name];
    expect(address, name).toBeTruthy();
    const [english, spanish] = [
      await ada.html(`${address}&language=en`),
      await ada.html(`${address}&language=es`),
    ];
    expect(spanish, name).toContain('<html lang="es">');
    expect(english, name).toContain('<html lang="en">');
    const known = wordsOf(english);
    const left = [...wordsOf(spanish)].filter(
      (text) => known.has(text) && !same.test(text) && !isOnlyNames(text),
    );
    expect(left, name).toEqual([]);
  }
});

test("pages and emails of a Spanish gift are in Spanish, and stay so after each button", async () => {
  const { site, ada, addresses } = await withAna();
  const link = addresses["monthly-gift"] ?? "";
  const page = await (await site.get(link)).text();
  expect(page).toContain("<h1>Su donación mensual</h1>");
  expect(page).toContain('hreflang="en"');
  const press = async (from: string, entries: Record<string, string>) => {
    const key = (await ada.html(from)).match(/name="key" value="([\w-]+)"/)?.[1] ?? "";
    return ada.submit(from, { key, ...entries });
  };
  const mine = `${addresses["giving/monthly"]}&language=es`;
  const saved = await press(mine, { action: "change", amount: "50", day: "20" });
  expect(saved.headers.get("location")).toContain("language=es");
  expect(await ada.html(mine)).toContain(
    "Nos pidió cambiarla a $50 al mes, el día 20 de cada mes. Estamos procesándolo",
  );
  await sendMonthlyRequests(site.deps);
  const refused = await press(mine, { action: "change", amount: "50", day: "" });
  expect(await refused.text()).toContain("Por favor elija otra cantidad u otro día");
  // What was asked for in one and the same moment has no order.
  site.wait(1);
  expect((await press(link, { action: "stop" })).status).toBe(303);
  await sendMonthlyRequests(site.deps);
  expect(await (await site.get(link)).text()).toContain("Su donación mensual se detuvo.");
  expect((await site.mails()).map(({ subject }) => subject)).toContain(
    "[Prueba] Su donación mensual cambió",
  );
});

test("a link that was asked for in Spanish comes and opens in Spanish", async () => {
  const { site, ada, opened } = await withAna();
  expect(opened).toContain("Abrir Mis donaciones");
  await ada.submit("giving/sign-out?language=es");
  expect(await ada.html("giving?language=es")).toContain("<h1>Mis donaciones</h1>");
  const asked = await ada.submit("giving?language=es", {
    email: "ada@example.org",
    language: "es",
  });
  expect(asked.headers.get("location")).toBe("/functions/v1/giving?asked&language=es");
  site.wait(3_600);
  await answerLinkRequests(site.deps);
  const mail = (await site.mails()).find(({ kind }) => kind === "giving-link");
  expect(mail?.subject).toMatch(/^Su enlace a Mis donaciones en /);
  expect(mail?.text).toMatch(/giving\/link\?token=[\w-]+&language=es/);
  const wrong = await ada.submit("giving?language=es", { email: "ada", language: "es" });
  expect(await wrong.text()).toContain("Todavía no le enviamos un enlace");
  const led = await site.app.fetch(new Request("https://circleurban.example/es/giving"));
  expect(led.headers.get("location")).toBe("/functions/v1/giving?language=es");
});
