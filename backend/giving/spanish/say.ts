import type { AppContext } from "#backend/http/context.ts";
import { sayTo } from "#backend/http/spanish-answers.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { Language } from "#rules/languages.ts";
import { sayWith } from "#rules/say.ts";
import { cardsInSpanish } from "./cards.ts";
import { lettersInSpanish } from "./letters.ts";
import { monthlyInSpanish } from "./monthly.ts";
import { pagesInSpanish } from "./pages.ts";
import { refusalsInSpanish } from "./refusals.ts";

const inSpanish = {
  ...pagesInSpanish,
  ...monthlyInSpanish,
  ...cardsInSpanish,
  ...lettersInSpanish,
};

/** What donors read, by what it says in English: a sentence that has no Spanish does not compile. */
export type Sentence = keyof typeof inSpanish;

type Values<Value> = Record<string, Value>;

const said = (language: Language, sentence: Sentence): string =>
  language === "es" ? inSpanish[sentence] : sentence;

/** A name in braces stands for a value. */
const pieces = (text: string) => text.split(/\{(\w+)\}/);

export const speak = (language: Language) => ({
  language,
  /** As plain text. */
  say: (sentence: Sentence, values: Values<string | number> = {}): string =>
    pieces(said(language, sentence))
      .map((piece, at) => (at % 2 === 0 ? piece : String(values[piece] ?? "")))
      .join(""),
  /** With links and the like in it. */
  tell: (sentence: Sentence, values: Values<string | number | Markup> = {}): Markup =>
    markup`${pieces(said(language, sentence)).map((piece, at) => (at % 2 === 0 ? piece : values[piece]))}`,
});
export type Speech = ReturnType<typeof speak>;

/** Why something was refused, which rules and ledger say in English. */
export const sayRefusal = (c: AppContext, message: string) =>
  c.get("language") === "es" ? sayWith(refusalsInSpanish, sayTo(c)(message)) : message;

/** In which a page answers: as its address asks, else in that of the gift. */
export const languageFor = (c: AppContext, ofGift: Language = "en"): Language => {
  const asked = c.req.query("language");
  const language = asked === "en" || asked === "es" ? asked : ofGift;
  c.set("language", language);
  return language;
};
