import { z } from "zod";
import { tokensIn, withoutTokens } from "#rules/tokens.ts";

/** What the fields of a form hold to. A fact is looked at again when it is filled in. */

export const namesFacts = (text: string) => tokensIn(text).length > 0;

/** A fact and nothing else. */
export const isFact = (text: string) => namesFacts(text) && withoutTokens(text) === "";

/** Line ends and whatever else no line can show: in a calendar or a letter they would begin a new one. */
export const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** Paragraphs may have lines. */
export const isReadable = (text: string) => isOneLine(text.replace(/[\n\r\t]/g, ""));

/** Years in which something of ours can lie: others are slips of the finger. */
export const years = { first: 2000, last: 2099 };

export const isDay = (day: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const at = new Date(`${day}T00:00Z`);
  const year = Number(day.slice(0, 4));
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  return exists && year >= years.first && year <= years.last;
};

export const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** A day and a time, such as 2026-06-15T10:30. */
export const isMoment = (at: string) =>
  at[10] === "T" && isDay(at.slice(0, 10)) && isTime(at.slice(11));

/** As it can stand at the end of an address. */
export const isAddressName = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** As it can stand in a token. */
export const isShortName = (text: string) => /^[A-Za-z0-9]{1,60}$/.test(text);

const digitsIn = (text: string) => text.replace(/\D/g, "");

/** Ten digits, as a telephone in this country dials them. */
export const isPhone = (text: string) =>
  /^\+?[\d\s().-]+$/.test(text) && /^\d{10}$/.test(digitsIn(text));

export const isEmail = (text: string) => z.email().safeParse(text).success;
