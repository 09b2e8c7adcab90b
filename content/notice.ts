import { chicagoMomentAt } from "#rules/chicago.ts";
import type { Content } from "./document.ts";
import { defineDocument } from "./document.ts";
import { group, link, longText, moment, text } from "./fields.ts";

/** A band above every page, such as “Closed today because of snow”, for as long as it holds. */
export const notice = defineDocument({
  name: "notice",
  title: "Notice on every page",
  group: "Every page",
  version: 1,
  schema: group(
    {
      text: longText({
        label: "Notice",
        help: "Leave empty for no notice.",
        most: 240,
        optional: true,
      }),
      from: moment({ label: "From", help: "Leave empty to start now.", optional: true }),
      until: moment({ label: "Until", help: "Leave empty to keep it up.", optional: true }),
      link: link({ label: "Link to", optional: true }),
      linkText: text({ label: "Link text", most: 40, optional: true }),
    },
    {
      label: "Notice",
      rules: [{ after: ["from", "until"], sentence: "The end must be after the start." }],
    },
  ),
  defaults: { text: "", from: "", until: "", link: "", linkText: "" },
});

/** When the notice begins and ends, as milliseconds; nothing where there is no notice. */
export const noticeTimes = ({ text, from, until }: Content<typeof notice>) =>
  text.trim()
    ? { from: from ? at(from) : -Infinity, until: until ? at(until) : Infinity }
    : undefined;

const at = (chicago: string) => Date.parse(chicagoMomentAt(chicago));

/** The notice for a page that is drawn now; none when it is over. */
export const noticeNow = (content: Content<typeof notice>, now: number) => {
  const times = noticeTimes(content);
  if (!times || times.until <= now) return null;
  const { text, link, linkText } = content;
  return { text, link, linkText, ...times, shown: times.from <= now };
};
