import type { Notice } from "#app/content/types.ts";

/** Raises a notice. Its library is fetched after the first view, so no page waits for it. */
export const notify = async (kind: "success" | "error", { title, description }: Notice) => {
  const { toast } = await import("sonner");
  toast[kind](title, { description });
};
