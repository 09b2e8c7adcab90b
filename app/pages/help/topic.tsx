import { useSay } from "#app/effects/language.ts";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { dialHref } from "#app/ui/link-parts.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Help } from "#content/help.ts";

type Shape = Shown<Help>;
type TopicFacts = Shape["topics"][number];
type Words = Shape["words"];

/** What we do about it, and who else in Chicago does, each with where that is written. */
export function Topic({ topic, words }: { topic: TopicFacts; words: Words }) {
  const { anchor, icon, title, ours, places } = topic;
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="scroll-mt-28 border-garden-500 border-t-4 pt-6"
    >
      <h3 id={`${anchor}-title`} className="flex items-center gap-3 text-2xl">
        <Icon name={icon} className="size-8 shrink-0 text-garden-700" />
        {title}
      </h3>
      <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h4 className="eyebrow text-brick-600">{words.ours}</h4>
          <p className="mt-2 max-w-2xl">
            <LinkedText text={ours} />
          </p>
        </div>
        <div>
          <h4 className="eyebrow text-brick-600">{words.elsewhere}</h4>
          <ul className="mt-2 grid gap-x-8 md:grid-cols-2">
            {places.map((place) => (
              <Place key={place.name} place={place} words={words} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Place({ place, words }: { place: TopicFacts["places"][number]; words: Words }) {
  const { name, text, phone, source, href, checked } = place;
  const say = useSay();
  return (
    <li className="flex flex-col border-limestone-300 border-t py-5">
      <h5 className="font-bold">{name}</h5>
      <p className="mt-1 text-ink-soft">
        <LinkedText text={text} />
      </p>
      {phone && (
        <a
          href={dialHref(phone)}
          className="mt-3 inline-flex min-h-11 w-fit items-center gap-2 whitespace-nowrap rounded-full bg-ink px-4 font-bold text-white hover:bg-brick-700"
        >
          <Icon name="phone" className="size-4.5 text-gold-300" />
          <span className="sr-only">{words.call}</span> {phone}
        </a>
      )}
      <p className="mt-auto pt-3 text-ink-soft text-xs">
        {words.source}{" "}
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="underline underline-offset-4 hover:text-ink"
        >
          {source}
          <span className="sr-only"> {say("(opens in a new tab)")}</span>
        </a>{" "}
        · {words.checked} {checked}
      </p>
    </li>
  );
}
