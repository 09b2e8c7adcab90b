import { page } from "#app/content/give.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Builders } from "./give/builders.tsx";
import { Opening } from "./give/opening.tsx";
import { OtherWays } from "./give/other-ways.tsx";
import { Questions } from "./give/questions.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Give() {
  return (
    <>
      <Opening />
      <Builders />
      <OtherWays />
      <Questions />
    </>
  );
}
