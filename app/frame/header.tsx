import { memo } from "react";
import type { Site } from "#app/site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

export const Header = memo(({ site: { organisation, frame } }: { site: Site }) => {
  return (
    <header className="fixed inset-x-0 top-7 z-40 border-limestone-200 border-b bg-paper no-print">
      <div className="header-row frame flex h-18 items-center justify-between gap-2 sm:gap-4">
        {/* The name gives way first, and only then the button, whose words may take two lines. */}
        <Link
          to="/"
          className="flex min-h-11 shrink-99999 items-center gap-2 text-brick-600 sm:gap-2.5"
        >
          <LogoMark className="size-9 shrink-0" />
          <span className="header-name leading-none">
            <span className="block font-display font-[600] text-[1.375rem] text-ink tracking-tight">
              {organisation.name}
            </span>
            <span className="mt-1 block max-w-[8.75rem] font-semibold text-[0.6875rem] text-ink-soft leading-tight sm:max-w-none">
              {organisation.tagline}
            </span>
          </span>
        </Link>
        <div className="header-row flex items-center gap-0.5 sm:gap-2">
          <DesktopMenu items={frame.header} />
          <Link
            to={frame.donate.href}
            className={buttonClass(
              "primary",
              "min-h-11 text-center text-sm leading-tight max-sm:px-3.5 max-sm:text-xs",
            )}
          >
            {frame.donate.name}
          </Link>
          <MobileMenu items={frame.header} donate={frame.donate} />
        </div>
      </div>
    </header>
  );
});
