import { normalized } from "./normalized.ts";

/** They show nothing, and browsers leave them out of an address. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Other scripts end sentences with it, and browsers take it for the dot of an address. */
const ideographicDot = /[。｡](?=[\p{Script=Latin}\p{N}])/gu;

/** What people write after a name: no ending of any address. */
const degrees = /(?<!\p{L})[BDM]\.(?:Div|Ed|Min|Phil)(?!\.?[\p{L}/:])/gu;

const webAddress = /:\/\/|https?:|www\.|@|[\p{L}\p{M}\p{N}\p{So}]\.\p{L}{2,}|(?:\d{1,3}\.){3}\d/iu;

/** What a mail program would make a link of: not 9 a.m., nor 6.30 PM, nor St. John. */
export const holdsWebAddress = (text: string) =>
  webAddress.test(
    normalized("NFKC", text.replace(unseen, "").replace(ideographicDot, ".")).replace(degrees, ""),
  );
