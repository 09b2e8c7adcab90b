import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { DonationSection } from "#app/giving/donation-section.tsx";
import { Below } from "#app/sections/below.tsx";
import { NeedHelp } from "#app/sections/need-help.tsx";
import { buildingProjects } from "#content/building-projects.ts";
import { giving } from "#content/giving.ts";
import { home } from "#content/home.ts";
import { withMoments } from "#content/moments.ts";
import { needHelp } from "#content/need-help.ts";
import { Hero } from "./home/hero.tsx";
import { Matters } from "./home/matters.tsx";
import { NewsletterNotes } from "./home/newsletter-notes.tsx";
import { Partners } from "./home/partners.tsx";
import { Pillars } from "./home/pillars.tsx";
import { Projects } from "./home/projects.tsx";
import { Story } from "./home/story.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { items, overdueNote } = documentFor(context, buildingProjects);
  return {
    ...pageFor(context, home, { items, picture: "campus" }),
    help: documentFor(context, needHelp),
    giving: documentFor(context, giving),
    projects: withMoments(items),
    overdueNote,
  };
};

function Home() {
  return (
    <>
      <NewsletterNotes />
      <Hero />
      <Below>
        <NeedHelp />
        <Matters />
        <Story />
        <Pillars />
        <Partners />
        <Projects />
        <DonationSection />
      </Below>
    </>
  );
}

export { Home as default };
