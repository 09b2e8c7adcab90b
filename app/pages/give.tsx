import { Below } from "#app/sections/below.tsx";
import { Questions } from "#app/sections/questions.tsx";
import type { PageProps } from "#app/shown.ts";
import type { give } from "#content/give.ts";
import type { WithGiving } from "#content/giving.ts";
import { Builders } from "./give/builders.tsx";
import { Opening } from "./give/opening.tsx";
import { OtherWays } from "./give/other-ways.tsx";

export default function Give(content: PageProps<typeof give> & WithGiving) {
  return (
    <>
      <Opening {...content} />
      <Below>
        <Builders {...content} />
        <OtherWays {...content} />
        <Questions {...content.questions} tone="white" />
      </Below>
    </>
  );
}
