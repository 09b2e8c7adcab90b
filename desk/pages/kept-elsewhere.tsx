import { Link } from "react-router";
import { useGivenFor } from "./came-from.tsx";
import { type At, editorAt } from "./places.ts";

type Hint = { says: string; link: string; name: string; at?: At };

/** What people look for in the editor of a page, and where it is edited. */
const hints: Record<string, readonly Hint[]> = {
  "about/staff": [
    { says: "The people on this page are in a list.", link: "Edit staff", name: "people", at: "staff" },
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
  news: [
    { says: "The news itself is further down.", link: "Edit news", name: "news", at: "news" },
  ],
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
};

/** Above the form of a page: the way to what is edited elsewhere. */
export function KeptElsewhere({ name }: { name: string }) {
  const givenFor = useGivenFor();
  const shown = hints[name] ?? [];
  if (shown.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-1 text-sm">
      {shown.map((hint) => (
        <li key={hint.link}>
          {hint.says}{" "}
          <Link
            to={editorAt(hint.name, hint.at)}
            state={givenFor(hint.name)}
            className="font-semibold underline underline-offset-4 hover:text-brick-700"
          >
            {hint.link}
          </Link>
        </li>
      ))}
    </ul>
  );
}
