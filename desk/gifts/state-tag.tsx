import { Tag, type Tone } from "#app/ui/tag.tsx";
import { type GiftKind, stateName } from "#rules/gifts.ts";

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

/** Never to be taken for money. */
export const TestTag = () => <Tag tone="lake">Test, no money</Tag>;
