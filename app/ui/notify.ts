import type { Notice } from "#content/types.ts";

let stand = () => {};
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Called when there is a place for notices; those raised before it wait. */
export const noticesStand = () => stand();

/** Raises a notice. Its library is fetched after the first view, so no page waits for it. */
export const notify = async (kind: "success" | "error", { title, description }: Notice) => {
  const [{ toast }] = await Promise.all([import("sonner"), standing]);
  toast[kind](title, { description });
};
