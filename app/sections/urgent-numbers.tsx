import { useLanguage, useSay } from "#app/effects/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { dialHref } from "#app/ui/link-parts.ts";
import type { NeedHelp as Help } from "#content/need-help.ts";
import { helpPath } from "./help-link.tsx";

/** A public line of three digits can stand four abreast on a phone; larger text takes more rows. */
const isShort = ({ phone }: { phone: string }) => phone.length <= 3;

const cell =
  "flex min-h-11 flex-col items-center justify-center rounded-lg bg-paper px-1 py-1 text-center text-xs leading-tight hover:bg-white";

/**
 * On the first screen of a phone, before a page's opening: whom to call at any hour. The band for
 * people in need says more, further down.
 */
export function UrgentNumbers({ help, leadsOn = true }: { help: Help; leadsOn?: boolean }) {
  const language = useLanguage();
  const danger = help.urgentLines.map((one) => ({ ...one, icon: "phone" as const }));
  const lines = help.lines.map(({ icon, title, phone }) => ({ icon, label: title, phone }));
  const short = [...danger, ...lines].filter(isShort);
  const long = help.urgentLines.filter((one) => !isShort(one));
  return (
    <nav
      aria-label={useSay()("Urgent numbers")}
      className="border-gold-500 border-b bg-gold-300 py-2 lg:hidden"
    >
      <ul className="frame flex flex-wrap gap-1.5">
        {short.map(({ label, phone, icon }) => (
          <li key={phone} className="grid grow basis-19">
            <a href={dialHref(phone)} className={cell}>
              <span className="flex items-center gap-1 font-bold text-base">
                <Icon name={icon} className="size-4 shrink-0" />
                {phone}
              </span>
              {label[language]}
            </a>
          </li>
        ))}
        {long.map(({ label, phone }) => (
          <li key={phone} className="grid grow basis-36">
            <a href={dialHref(phone)} className={cell}>
              <span className="whitespace-nowrap font-bold text-sm">{phone}</span>
              {label[language]}
            </a>
          </li>
        ))}
        {leadsOn && (
          <li className="w-full text-center">
            <Link
              to={helpPath}
              className="inline-flex min-h-8 items-center font-bold text-sm underline underline-offset-4"
            >
              {help.more[language]}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
