import { expect, test } from "vitest";
import { testDesk } from "#backend/testing/desk.ts";
import { orderLetter, sendingBy, someReaders } from "#backend/testing/newsletter/letters.ts";

test("around a newsletter, a Spanish reader reads Spanish, and its own words are marked as English", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["pages", "subscribers"] });
  await someReaders(desk.db, 2, desk.deps.now());
  await desk.db.query(
    "update newsletter_subscribers set language = 'es' where email = 'r1@visitor.example'",
  );
  const sent = new Map<string, { text: string; html?: string | undefined }>();
  const run = sendingBy(desk.deps, {
    deliver: async (mail) => {
      sent.set(mail.to, mail);
    },
    close() {},
  });
  await orderLetter(desk, token, { onSite: true });
  await run();
  const spanish = sent.get("r1@visitor.example");
  expect(spanish?.text).toContain("Recibe este boletín porque se suscribió a él.");
  expect(spanish?.text).toMatch(/Darse de baja: \S+language=es/);
  expect(spanish?.text).toContain("Lea este boletín en nuestro sitio");
  expect(spanish?.text).toContain("Organización sin fines de lucro");
  expect(spanish?.text).not.toMatch(/Unsubscribe|because you subscribed|nonprofit/);
  expect(spanish?.html).toContain('<html lang="en">');
  expect(spanish?.html).toMatch(
    /<div lang="es">[\s\S]*Recibe este boletín[\s\S]*Darse de baja[\s\S]*<\/div>/,
  );
  const english = sent.get("r2@visitor.example");
  expect(english?.text).toContain("You’re getting this email because you subscribed");
  expect(english?.html).not.toContain('lang="es"');
});
