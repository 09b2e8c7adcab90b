import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { StoryFilm } from "#app/ui/story-film.tsx";
import type { Home } from "#content/home.ts";

export function Story({ story, storyScenes }: Shown<Home>) {
  return (
    <Section id="impact" labelledBy="story">
      <div className="grid items-center gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <p className="eyebrow mb-3 text-brick-600">{story.eyebrow}</p>
          <h2 id="story" className="text-3xl">
            {story.heading}
          </h2>
          <p className="mt-4 text-ink-soft text-lg">{`${story.lead} ${story.filmLead}`}</p>
        </div>
        <StoryFilm title={story.filmTitle} />
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="space-y-4">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <details className="h-fit rounded-card border border-limestone-300 bg-white px-6 py-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {story.scenesHeading}
          </summary>
          <ol className="space-y-5 pt-3 pb-5">
            {storyScenes.map(({ title, caption, description }) => (
              <li key={title}>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-ink-soft">{description}</p>
                <p className="mt-1 italic">“{caption}”</p>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Section>
  );
}
