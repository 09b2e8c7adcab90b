import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Site, SiteContext } from "#app/site.ts";
import { openRoles } from "#content/open-roles.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { volunteerRoles } from "#content/volunteer-roles.ts";
import { OpenRoles } from "./open-roles.tsx";

test("without script, applying for a role leads to the form on the page as it stands", () => {
  const roles = openRoles(defaultSnapshot);
  const { words } = volunteerRoles.defaults;
  const site = { goneBy: 0, language: "en" } as Site;
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <OpenRoles roles={roles} words={words} />
    </SiteContext>,
  );
  const links = html.split("<a ").filter((link) => link.includes(words.facts.apply));
  expect(links).toHaveLength(roles.length);
  for (const link of links) expect(link).toContain('href="#application"');
  expect(html).not.toContain("?role=");
});
