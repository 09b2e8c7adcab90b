import { DonationSection } from "#app/giving/donation-section.tsx";
import { NeedHelp } from "#app/sections/need-help.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { page } from "#content/home.ts";
import { Hero } from "./home/hero.tsx";
import { Matters } from "./home/matters.tsx";
import { NewsletterNotes } from "./home/newsletter-notes.tsx";
import { Partners } from "./home/partners.tsx";
import { Pillars } from "./home/pillars.tsx";
import { Projects } from "./home/projects.tsx";
import { Story } from "./home/story.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Home() {
  return (
    <>
      <NewsletterNotes />
      <Hero />
      <NeedHelp />
      <Matters />
      <Story />
      <Pillars />
      <Partners />
      <Projects />
      <DonationSection />
    </>
  );
}
