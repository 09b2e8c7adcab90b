import { Tag, type Tone } from "#app/ui/tag.tsx";
import { day } from "#desk/time.ts";
import { type GiftKind, stateName } from "#rules/gifts.ts";
import type { GiftAnswer } from "./queries.ts";

const tones: Record<string, Tone> = {
  paid: "garden",
  active: "garden",
  review: "gold",
  pending: "gold",
  past_due: "gold",
  disputed: "brick",
  lost: "brick",
};

export const StateTag = ({ state, kind }: { state: string; kind: GiftKind }) => (
  <Tag tone={tones[state] ?? "stone"}>{stateName(state, kind)}</Tag>
);

type Monthly = Pick<NonNullable<GiftAnswer["monthly"]>, "paused" | "nextCharge">;

/** A paused gift stays active in the books, but no card is charged. */
export function GiftTag({
  gift: { state, kind },
  monthly,
}: {
  gift: { state: string; kind: GiftKind };
  monthly: Monthly | null;
}) {
  if (state !== "active" || !monthly?.paused) return <StateTag state={state} kind={kind} />;
  const { nextCharge } = monthly;
  return <Tag tone="gold">{nextCharge ? `Paused until ${day(nextCharge)}` : "Paused"}</Tag>;
}
