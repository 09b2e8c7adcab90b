import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { transparency } from "#content/about/transparency.ts";
import { Ledger } from "./transparency/ledger.tsx";

export default function Transparency(content: PageProps<typeof transparency>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Ledger {...content} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
