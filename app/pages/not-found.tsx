import { useEffect } from "react";
import { useAddress } from "#app/effects/use-address.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import { notFound, page, suggestionsFor } from "#content/not-found.ts";

export const meta = () => pageMeta(page.path, page);

export default function NotFound() {
  const path = useAddress()?.pathname;

  useEffect(() => {
    if (path) console.error("404 Error: there is no page at", path);
  }, [path]);

  return (
    <section className="overflow-clip py-12 md:py-20">
      <div className="frame grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h1 className="text-[clamp(6rem,4rem+10vw,12rem)] text-brick-600 leading-[0.85] tracking-tight">
            {notFound.code}
          </h1>
          <p className="mt-6 font-display text-3xl">{notFound.message}</p>
          <ButtonLink to={notFound.home.href} className="mt-8">
            {notFound.home.name}
          </ButtonLink>
          <h2 className="mt-12 text-xl">{notFound.suggestionsHeading}</h2>
          <ul className="mt-3 divide-y divide-limestone-200 border-limestone-200 border-y">
            {suggestionsFor(path ?? page.path).map(({ name, href }) => (
              <li key={href}>
                <ButtonLink
                  to={href}
                  look="quiet"
                  className="w-full justify-between! no-underline!"
                >
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
        <Picture
          name="train"
          decorative
          sizes={`(min-width: 64rem) 38rem, ${frameWidth}`}
          className="h-auto w-full"
        />
      </div>
    </section>
  );
}
