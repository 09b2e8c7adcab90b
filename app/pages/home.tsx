import { DonationSection } from "#app/giving/donation-section.tsx";
import { Below } from "#app/sections/below.tsx";
import { NeedHelp } from "#app/sections/need-help.tsx";
import type { ShownProjects } from "#app/sections/signature-projects.tsx";
import type { PageProps } from "#app/shown.ts";
import type { ShownPicture } from "#app/ui/picture.tsx";
import type { WithGiving } from "#content/giving.ts";
import type { home } from "#content/home.ts";
import type { NeedHelp as Help } from "#content/need-help.ts";
import { Hero } from "./home/hero.tsx";
import { Matters } from "./home/matters.tsx";
import { NewsletterNotes } from "./home/newsletter-notes.tsx";
import { Partners } from "./home/partners.tsx";
import { Pillars } from "./home/pillars.tsx";
import { Projects } from "./home/projects.tsx";
import { Story } from "./home/story.tsx";

type HomeProps = PageProps<typeof home> &
  ShownProjects &
  WithGiving & { help: Help; campusPicture: ShownPicture };

export default function Home(content: HomeProps) {
  return (
    <>
      <NewsletterNotes />
      <Hero {...content} />
      <Below>
        <NeedHelp {...content} />
        <Matters {...content} />
        <Story {...content} />
        <Pillars {...content} />
        <Partners {...content} />
        <Projects {...content} />
        <DonationSection {...content} />
      </Below>
    </>
  );
}
