import { CircleHelp, CircleUserRound, Keyboard, type LucideIcon, Menu, X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Link, NavLink, useLocation, useNavigate } from "react-router";
import { LogoMark } from "#app/ui/logo.tsx";
import { helpFor } from "#desk/help/guides.ts";
import type { Me } from "#desk/queries.ts";
import { sections } from "#desk/sections.tsx";
import { may } from "#rules/desk.ts";
import { DeskName } from "./desk-name.tsx";
import { useShortcuts } from "./shortcuts.tsx";

const entry =
  "flex min-h-11 items-center gap-3 rounded-xl px-3 py-2 font-semibold text-sm hover:bg-limestone-200";

function Entry({ to, label, icon: Icon }: { to: string; label: string; icon: LucideIcon }) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === "/"}
        className={({ isActive }) =>
          `${entry} ${isActive ? "bg-white text-brick-700 shadow-card forced-border" : "text-ink"}`
        }
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {label}
      </NavLink>
    </li>
  );
}

/** The guide to the screen that is open, in a window of its own: nobody loses what they type. */
function HelpLink({ className }: { className: string }) {
  return (
    <Link to={helpFor(useLocation().pathname)} target="_blank" className={className}>
      <CircleHelp aria-hidden className="size-5 shrink-0" />
      Help<span className="sr-only"> with this screen (opens a new window)</span>
    </Link>
  );
}

const barButton =
  "flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-sm hover:bg-limestone-200 lg:hidden";

/** What this person may do, and only what there is. */
export function Navigation({ me, showKeys }: { me: Me; showKeys: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const mine = useMemo(
    () => sections.filter(({ access }) => access === "signed-in" || may(me, access)),
    [me],
  );
  const keys = useMemo(
    () =>
      mine.map(({ key, label, path }) => ({
        keys: `g ${key}`,
        does: `Go to ${label}`,
        run: () => navigate(`/${path}`),
      })),
    [mine, navigate],
  );
  useShortcuts(keys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the menu
  useEffect(() => setOpen(false), [pathname]);

  return (
    <header className="no-print border-limestone-200 border-b bg-limestone-100 lg:border-r lg:border-b-0">
      <div className="flex flex-col gap-2 p-3 lg:sticky lg:top-0 lg:h-screen lg:p-5">
        <div className="flex items-center justify-between gap-3">
          <p className="flex items-center gap-2.5 px-1 font-[560] font-display text-brick-600 text-xl lg:py-2">
            <LogoMark className="size-8" />
            <DeskName />
          </p>
          <HelpLink className={`${barButton} ml-auto`} />
          <button
            type="button"
            aria-expanded={open}
            aria-controls="desk-navigation"
            onClick={() => setOpen(!open)}
            className={barButton}
          >
            {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
            Menu
          </button>
        </div>
        <nav
          id="desk-navigation"
          aria-label="Desk"
          className={`${open ? "flex" : "hidden"} flex-col gap-6 lg:flex lg:flex-1 lg:justify-between lg:pt-4`}
        >
          <ul className="grid gap-1">
            {mine.map(({ path, label, icon }) => (
              <Entry key={path} to={`/${path}`} label={label} icon={icon} />
            ))}
          </ul>
          <ul className="grid gap-1">
            <Entry to="/account" label={me.name || me.email} icon={CircleUserRound} />
            <li className="hidden lg:block">
              <HelpLink className={`${entry} text-ink-soft`} />
            </li>
            <li className="hidden lg:block">
              <button type="button" onClick={showKeys} className={`${entry} w-full text-ink-soft`}>
                <Keyboard aria-hidden className="size-5 shrink-0" />
                Shortcuts <kbd className="ml-auto font-sans">?</kbd>
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
