import { isDay } from "#content/checks.ts";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** 2025-10-09 for "October 9, 2025", and nothing for words that name no day. */
const dayIn = (words: string) => {
  const [, month = "", day = "", year = ""] =
    /([a-z]{3})[a-z]*\.? (\d{1,2}), (\d{4})/i.exec(words) ?? [];
  const number = months.indexOf(month.toLowerCase()) + 1;
  const found = [year, String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isDay(found) ? found : "";
};

/** News as they were stored when their day was a text, and none had a page of its own. */
export const newsFromVersion1 = (item: Record<string, unknown>) => {
  const words = String(item.date ?? "");
  const day = dayIn(words);
  return { parts: [], address: "", ...item, day, date: day ? "" : words };
};
