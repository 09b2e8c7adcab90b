import { createContext, useContext } from "react";
import { Link } from "react-router";
import type { Conflict, Problem } from "#rules/pages.ts";
import { type At, editorAt } from "./places.ts";

/** Where somebody was before they were led to another document. */
export type CameFrom = {
  name: string;
  title: string;
  at?: At | undefined;
  /** The page they were looking at. */
  page?: string | undefined;
  from?: CameFrom | undefined;
};

/** What an editor is opened with, besides the field in its address. */
export type GivenToEditor = {
  /** What publishing found. */
  problems?: Problem[];
  conflict?: Conflict;
  from?: CameFrom | undefined;
  page?: string | undefined;
  /** The English document that waits to be published while its Spanish is changed. */
  waiting?: string | undefined;
};

/** The editor that is open. Whatever leads from it to another document leads back again. */
export const HereContext = createContext<CameFrom | undefined>(undefined);

/** What to open the editor of a document with. */
export const useGivenFor = () => {
  const here = useContext(HereContext);
  return (name: string, at?: At): GivenToEditor => {
    if (!here) return {};
    return { page: here.page, from: name === here.name ? here.from : { ...here, at } };
  };
};

export function BackLink({ from }: { from: CameFrom }) {
  const { name, title, at, page } = from;
  const given: GivenToEditor = { page, from: from.from };
  return (
    <Link to={editorAt(name, at)} state={given} className="underline underline-offset-4">
      Back to {title}
    </Link>
  );
}
