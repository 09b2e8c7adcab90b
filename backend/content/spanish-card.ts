import type { TodayCardSource } from "#backend/desk/today-card.ts";
import { documents } from "#content/documents.ts";
import { publishedSnapshot } from "./published.ts";
import { countOutdated } from "./translations.ts";

const list = new Intl.ListFormat("en-US");

/** Spanish on the site that was written for an English that has changed since. */
export const spanishCard: TodayCardSource = {
  access: "pages",
  place: 78,
  async card({ db }) {
    const { snapshot } = await publishedSnapshot(db);
    const counts = await countOutdated(db, snapshot);
    const outdated = documents.flatMap((document) => {
      const n = counts.get(document.name)?.outdated ?? 0;
      return n > 0 ? [{ name: document.name, title: (document.english ?? document).title, n }] : [];
    });
    const [first, ...others] = outdated;
    if (!first) return undefined;
    const n = outdated.reduce((sum, one) => sum + one.n, 0);
    const titles = [...new Set(outdated.map(({ title }) => title))];
    const older = n === 1 ? "1 Spanish text is older" : `${n} Spanish texts are older`;
    return {
      id: "spanish",
      title: "Spanish out of date",
      figure: String(n),
      sentence: `${older} than ${n === 1 ? "its" : "their"} English, in ${list.format(titles)}.`,
      tone: "waiting",
      link:
        others.length === 0
          ? { to: `/pages/edit/${first.name}`, label: "Update the Spanish" }
          : { to: "/pages?q=Spanish+out+of+date", label: "See where" },
    };
  },
};
