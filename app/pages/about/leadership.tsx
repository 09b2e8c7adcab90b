import { Below } from "#app/sections/below.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import type { PageProps } from "#app/shown.ts";
import type { leadership } from "#content/about/leadership.ts";
import type { Person } from "#content/people.ts";
import { Leaders } from "./leadership/leaders.tsx";
import { Philosophy } from "./leadership/philosophy.tsx";

export default function Leadership(content: PageProps<typeof leadership> & { leaders: Person[] }) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Leaders {...content} />
        <Philosophy {...content} />
        <RelatedLinks links={content.related} />
      </Below>
    </>
  );
}
