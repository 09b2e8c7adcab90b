import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { history } from "#content/about/history.ts";
import { TrainLine } from "./history/train-line.tsx";

export default function History(content: PageProps<typeof history>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <TrainLine {...content} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
