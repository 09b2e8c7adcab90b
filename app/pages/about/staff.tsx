import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { staff } from "#content/about/staff.ts";
import { people } from "#content/people.ts";
import { Directory } from "./staff/directory.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...pageFor(context, staff),
  staff: documentFor(context, people).staff,
});

function Staff() {
  const { careers, hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Directory />
        <CallToAction title={careers.heading} text={careers.lead}>
          <a href={`mailto:${careers.email}`} className={buttonClass("gold")}>
            {careers.emailLabel}
          </a>
          <ButtonLink to={careers.contact.href} look="light">
            {careers.contact.name}
          </ButtonLink>
        </CallToAction>
      </Below>
    </>
  );
}

export { Staff as default };
