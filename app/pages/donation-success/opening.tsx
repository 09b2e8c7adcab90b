import { useEffect, useState } from "react";
import { useSay } from "#app/effects/language.ts";
import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { DonationSuccess } from "#content/donation-success.ts";

const celebrationMs = 3000;

export function Opening({
  heading,
  text,
  test = false,
  note,
  thanked,
  celebration,
  hero,
  heroPicture,
  returnHome,
  testNote,
  tryAgain,
}: {
  heading: string;
  text: string;
  test?: boolean;
  note?: string | undefined;
  thanked: boolean;
} & Shown<DonationSuccess>) {
  return (
    <section className={`overflow-clip pt-12 text-center md:pt-16 ${thanked ? "" : "pb-20"}`}>
      <div className="frame">
        {/* The mark keeps the emoji's place, so that nothing moves when it goes. */}
        <div className="grid h-20 place-items-center text-brick-600">
          {thanked ? <Celebration celebration={celebration} /> : <LogoMark className="size-16" />}
        </div>
        {thanked && <p className="eyebrow mt-4 text-brick-600">{hero.eyebrow}</p>}
        <h1 className="mx-auto mt-3 max-w-3xl text-4xl">{heading}</h1>
        {/* As tall as the page was built: what is below stays in its place when the gift is known. */}
        <div
          data-built={hero.lead}
          className="mx-auto mt-5 grid max-w-2xl text-lg before:invisible before:content-[attr(data-built)] before:[grid-area:1/1]"
        >
          <div className="text-ink-soft [grid-area:1/1]">
            <p role="status">
              <LinkedText text={text} />
            </p>
            {note && <p className="mt-3 text-base">{note}</p>}
          </div>
        </div>
        {test && (
          <p className="mx-auto mt-5 w-fit rounded-full bg-gold-100 px-5 py-2 font-semibold text-brick-900 text-sm">
            {testNote}
          </p>
        )}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to={returnHome.href}>{returnHome.name}</ButtonLink>
          {!thanked && (
            <ButtonLink to={tryAgain.href} look="secondary">
              {tryAgain.name}
            </ButtonLink>
          )}
        </div>
      </div>
      {thanked && (
        <Picture
          picture={heroPicture}
          priority
          decorative
          sizes="(min-width: 76rem) 76rem, 100vw"
          className="mx-auto mt-10 h-auto w-full max-w-6xl"
        />
      )}
    </section>
  );
}

function Celebration({ celebration }: Pick<Shown<DonationSuccess>, "celebration">) {
  const say = useSay();
  const [celebrating, setCelebrating] = useState(true);

  useEffect(() => {
    const end = setTimeout(() => setCelebrating(false), celebrationMs);
    return () => clearTimeout(end);
  }, []);

  return celebrating ? (
    <span role="img" aria-label={say("Celebration")} className="celebration text-5xl">
      {celebration}
    </span>
  ) : (
    <LogoMark className="size-16" />
  );
}
