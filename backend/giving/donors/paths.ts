import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { functionsPath, type Settings } from "#backend/settings.ts";

/** Where a donor's own pages stand. Without a host: a local site goes by several names. */
export const pathTo = ({ functionsUrl }: Pick<Settings, "functionsUrl">, below = "") =>
  `${new URL(functionsUrl).pathname}/giving${below}`;

/** From the site's own address, which people can remember and read out on the phone. */
export const leadToGiving =
  ({ settings }: Deps) =>
  async (c: AppContext) => {
    const { siteUrl, functionsUrl } = settings;
    const isHere = functionsUrl === `${siteUrl}${functionsPath}`;
    return c.redirect(isHere ? pathTo(settings) : `${functionsUrl}/giving`, 302);
  };
