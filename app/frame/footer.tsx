import { memo } from "react";
import { useSay } from "#app/effects/language.ts";
import type { Site } from "#app/site.ts";
import { Glyph } from "#app/ui/glyph.tsx";
import { Link } from "#app/ui/link.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { telHref } from "#rules/address.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

const link =
  "inline-flex min-h-9 items-center py-1 leading-snug underline-offset-4 hover:underline";

export const Footer = memo(({ site: { organisation, frame, legal } }: { site: Site }) => {
  const say = useSay();
  const { address } = organisation;
  return (
    <footer className="on-dark bg-lake-900 pt-16 pb-8 text-sm">
      <div className="frame">
        <div className="grid gap-12 lg:grid-cols-[5fr_7fr]">
          <div className="max-w-md">
            <p className="flex items-center gap-3 font-display font-[560] text-2xl">
              <LogoMark className="size-10" />
              {organisation.fullName}
            </p>
            <p className="mt-5 text-white/85">{organisation.blurb}</p>
            <address className="mt-6 not-italic leading-relaxed">
              {address.street}
              <br />
              {address.city}, {address.state} {address.zip}
              <br />
              <a href={telHref(organisation.phone)} className={link}>
                {organisation.phone}
              </a>
              <br />
              <a href={`mailto:${organisation.email}`} className={link}>
                {organisation.email}
              </a>
            </address>
            <ul className="mt-5 flex gap-2 no-print">
              {organisation.social.map(({ name, href, network }) => (
                <li key={network}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="grid size-11 place-items-center rounded-full border border-white/40 hover:bg-white hover:text-lake-900"
                  >
                    <Glyph name={network === "x" ? "x-network" : network} className="size-5" />
                    <span className="sr-only">
                      {name} {say("(opens in a new tab)")}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div className="no-print">
            <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
              {frame.footer.map(({ title, links }) => (
                <nav key={title} aria-label={title}>
                  <h2 className="eyebrow mb-3 font-sans text-gold-300">{title}</h2>
                  <ul>
                    {links.map(({ name, href }) => (
                      <li key={name}>
                        <Link to={href} className={link}>
                          {name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              ))}
            </div>
            <NewsletterForm words={frame.newsletter} email={organisation.email} />
          </div>
        </div>
        <div className="mt-14 flex flex-wrap justify-between gap-x-8 gap-y-3 border-white/20 border-t pt-6 text-white/85 text-xs">
          <p>
            {organisation.copyright} {organisation.status} {frame.taxIdLabel}: {organisation.taxId}
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 no-print">
            {/* A text that is not written yet has no target and looks like none: no one tabs or taps into nothing. */}
            {(Object.keys(frame.legal) as (keyof typeof legal)[]).map((name) => (
              <li key={name}>
                {legal[name] ? (
                  <Link
                    to={legal[name]}
                    className="underline decoration-white/40 underline-offset-4"
                  >
                    {frame.legal[name]}
                  </Link>
                ) : (
                  frame.legal[name]
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
});
