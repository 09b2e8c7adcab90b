import { table } from "../report.ts";
import type { Journey } from "./navigation.ts";

export type Clicks = { journeys: Journey[]; runs: number };

/** From the click to the next page's heading, in milliseconds. */
export const clickTarget = 100;

const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : "never");

const isMet = ({ client }: Journey) => client <= clickTarget;

export const slowClicks = ({ journeys }: Clicks) =>
  journeys
    .filter((journey) => !isMet(journey))
    .map(({ from, to, client }) => `${from} to ${to}: heading ${ms(client)} after the click`);

export const clickPart = (clicks: Clicks) => {
  const missed = slowClicks(clicks);
  const { journeys, runs } = clicks;
  const rows = journeys.map((journey) => [
    journey.from,
    journey.part,
    journey.to,
    ms(journey.ahead),
    ms(journey.client),
    clickTarget,
    isMet(journey) ? "yes" : "NO",
    ms(journey.full),
  ]);
  return `### From a click to the next page's heading

A link is scrolled into view, looked at until what was fetched ahead is here, pressed for a tenth of
a second, and followed by the page's script until the next page's heading is drawn; and, with scripts
off, by the browser until its first paint. Counted from the click; slow connection and processor as
above, the page itself and what pages share already in the browser's cache; median of ${runs}. Here
after: from the link's coming into view until the last file of the next page had come; whoever
clicks sooner waits for the rest.

${table(["from", "link in", "to", "here after", "heading", "target", "met", "by browser"], rows)}

${missed.length > 0 ? `Missed by ${missed.length} of ${journeys.length}.` : `Met by all ${journeys.length}.`}`;
};
