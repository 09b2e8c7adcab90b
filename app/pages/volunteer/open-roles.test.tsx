import { expect, test } from "vitest";
import { renderPage } from "#app/render.tsx";
import { openRoles } from "#content/open-roles.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { applicationForm } from "./role-choice.tsx";

const roles = openRoles(defaultSnapshot).map(({ name }) => name);

test("without script, a role is chosen in the list as a field of the application, which shows it", async () => {
  const { html } = await renderPage(defaultSnapshot, "/volunteer");
  expect(html.match(new RegExp(`<form [^>]*id="${applicationForm}"`, "g"))).toHaveLength(1);
  const radios = html.match(/<input[^>]* name="role"[^>]*>/g) ?? [];
  expect(radios).toHaveLength(roles.length + 1);
  for (const name of roles) {
    const radio = radios.find((one) => one.includes(` value="${name}"`));
    expect(radio).toContain(` form="${applicationForm}"`);
    expect(html).toContain(` data-chosen="${name}"`);
    expect(html).toContain(
      `body:has([name=role][value=${name}]:checked) [data-chosen=${name}]{display:flex}`,
    );
  }
  const none = radios.find((one) => one.includes(' value=""'));
  expect(none).toContain(" checked");
  // What was typed would be lost.
  expect(html.slice(html.indexOf("<body"))).not.toContain('href="/volunteer?role=');
});
