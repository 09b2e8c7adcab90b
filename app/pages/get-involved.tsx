import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { getInvolved } from "#content/get-involved.ts";
import { Ways } from "./get-involved/ways.tsx";

export default function GetInvolved(content: PageProps<typeof getInvolved>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Ways {...content} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
