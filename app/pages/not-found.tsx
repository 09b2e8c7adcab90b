import { useEffect } from "react";
import { useAddress } from "#app/effects/use-address.ts";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { frameWidth, Picture, type ShownPicture } from "#app/ui/picture.tsx";
import type { notFound } from "#content/not-found.ts";
import { englishPathOf } from "#rules/languages.ts";
import { suggestionsFor } from "./not-found/suggestions.ts";

type NotFoundProps = PageProps<typeof notFound> & { picture: ShownPicture };

export default function NotFound(content: NotFoundProps) {
  const path = useAddress()?.pathname;

  useEffect(() => {
    if (path) console.error("404 Error: there is no page at", path);
  }, [path]);

  return (
    <section className="overflow-clip py-12 md:py-20">
      <div className="frame grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h1 className="text-[clamp(6rem,4rem+10vw,12rem)] text-brick-600 leading-[0.85] tracking-tight">
            {content.code}
          </h1>
          <p className="mt-6 font-display text-3xl">{content.message}</p>
          <ButtonLink to={content.home.href} className="mt-8">
            {content.home.name}
          </ButtonLink>
          <h2 className="mt-12 text-xl">{content.suggestionsHeading}</h2>
          <ul className="mt-3 divide-y divide-limestone-200 border-limestone-200 border-y">
            {suggestionsFor(content, englishPathOf(path ?? content.page.path)).map(
              ({ name, href }) => (
                <li key={href}>
                  <ButtonLink
                    to={href}
                    look="quiet"
                    className="w-full justify-between! text-left no-underline!"
                  >
                    {name}
                  </ButtonLink>
                </li>
              ),
            )}
          </ul>
        </div>
        <Picture
          picture={content.picture}
          decorative
          sizes={`(min-width: 64rem) 38rem, ${frameWidth}`}
          className="h-auto w-full"
        />
      </div>
    </section>
  );
}
