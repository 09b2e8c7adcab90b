import { createContext, useContext } from "react";
import type { At } from "#desk/pages/places.ts";
import type { Pair, WrittenFor } from "#rules/translations.ts";
import type { LinkTarget } from "./link-targets.ts";
import type { Facts } from "./words.ts";

/** What every field of the form needs, whichever kind it is. */
export type FormTools = {
  change: (at: At, change: (value: unknown) => unknown) => void;
  facts: Facts;
  /** Where links may lead on the site. */
  targets: readonly LinkTarget[];
  /** What the desk found wrong, by place. */
  problems: ReadonlyMap<At, string>;
  /** Which English words each Spanish text was written for. */
  writtenFor: readonly WrittenFor[];
  confirmSpanish: (pair: Pair) => void;
  /** Says something to people who hear the screen, once they pause. */
  announce: (text: string) => void;
  /** Lets somebody choose a fact, and puts it where the cursor stands in this field. */
  chooseFact: (at: At) => void;
};

export const FormContext = createContext<FormTools | undefined>(undefined);

export const useForm = (): FormTools => {
  const tools = useContext(FormContext);
  if (!tools) throw new Error("There is no form here.");
  return tools;
};
