import { Link } from "react-router";
import { useMe } from "#desk/frame/me.tsx";
import { may, type Permission } from "#rules/desk.ts";
import { useGivenFor } from "./came-from.tsx";
import { type At, editorAt } from "./places.ts";

type Hint = { says: string; link: string } & (
  | { name: string; at?: At }
  /** A screen outside of Pages, for those who may open it. */
  | { to: string; needs: Permission }
);

/** What people look for in the editor of a page, and where it is edited. */
const hints: Record<string, readonly Hint[]> = {
  "about/staff": [
    {
      says: "The people on this page are in a list.",
      link: "Edit staff",
      name: "people",
      at: "staff",
    },
  ],
  "about/leadership": [
    {
      says: "The people on this page are in a list.",
      link: "Edit leaders",
      name: "people",
      at: "leaders",
    },
  ],
  "about/board": [
    {
      says: "The people on this page are in a list.",
      link: "Edit the board",
      name: "people",
      at: "directors",
    },
  ],
  news: [{ says: "The news itself is further down.", link: "Edit news", name: "news", at: "news" }],
  events: [
    {
      says: "The events themselves are further down.",
      link: "Edit events",
      name: "events",
      at: "upcoming",
    },
  ],
  "events/golf": [
    {
      says: "The day, the times and the place are facts that several pages use.",
      link: "Edit the golf classic",
      name: "golf-classic",
    },
  ],
  projects: [
    {
      says: "The projects on this page are in a list.",
      link: "Edit projects",
      name: "building-projects",
    },
  ],
  volunteer: [
    {
      says: "The roles on this page are in a list.",
      link: "Edit volunteer roles",
      name: "volunteer-roles",
    },
  ],
  give: [
    { says: "Campaigns are in a list.", link: "Edit campaigns", name: "campaigns" },
    { says: "Other ways to give are in a list.", link: "Edit ways to give", name: "ways" },
  ],
  campaigns: [
    {
      says: "What each campaign has raised, and its QR code, are under Gifts.",
      link: "See campaigns under Gifts",
      to: "/gifts/campaigns",
      needs: "gifts",
    },
  ],
};

/** Above the form of a page: the way to what is edited elsewhere. */
export function KeptElsewhere({ name }: { name: string }) {
  const me = useMe();
  const givenFor = useGivenFor();
  const shown = (hints[name] ?? []).filter((hint) => !("needs" in hint) || may(me, hint.needs));
  if (shown.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-1 text-sm">
      {shown.map((hint) => (
        <li key={hint.link}>
          {hint.says}{" "}
          <Link
            to={"to" in hint ? hint.to : editorAt(hint.name, hint.at)}
            state={"to" in hint ? null : givenFor(hint.name)}
            className="font-semibold underline underline-offset-4 hover:text-brick-700"
          >
            {hint.link}
          </Link>
        </li>
      ))}
    </ul>
  );
}
