import type { Site, SiteRole } from "#backend/site.ts";

/** What somebody asked to do, found on our list as it is now. */
export type Asked = {
  /** In words for staff: they see also what is not open anymore, or was never on our list. */
  roles: string[];
  known: SiteRole[];
};

const standings = {
  open: "",
  filled: " (filled)",
  removed: " (no longer listed)",
};

export const openOf = (roles: readonly SiteRole[]) =>
  roles.filter(({ standing }) => standing === "open");

/** Nothing is refused because of a role: the person can still be called. */
export const askedRoles = ({ roles }: Site, names: readonly string[]): Asked => {
  const found = names.map((name) => ({ name, role: roles.find((one) => one.name === name) }));
  return {
    roles: found.map(({ name, role }) =>
      role ? `${role.title}${standings[role.standing]}` : `${name} (not on our list)`,
    ),
    known: found.flatMap(({ role }) => role ?? []),
  };
};

/** As the person reads them. A name that we do not know is repeated to nobody. */
export const rolesIn = ({ roles }: Site, known: readonly SiteRole[]) =>
  known.map((role) => roles.find(({ name }) => name === role.name) ?? role);

export const titlesIn = (site: Site, known: readonly SiteRole[]) =>
  rolesIn(site, known).map(({ title }) => title);
