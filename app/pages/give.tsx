import { Questions } from "#app/sections/questions.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { page, questions } from "#content/give.ts";
import { Builders } from "./give/builders.tsx";
import { Opening } from "./give/opening.tsx";
import { OtherWays } from "./give/other-ways.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Give() {
  return (
    <>
      <Opening />
      <Builders />
      <OtherWays />
      <Questions heading={questions.heading} items={questions.items} tone="white" />
    </>
  );
}
