/** Stripe names an object or, when asked to, sends it whole. */
export const idOf = (object: string | { id: string } | null | undefined) =>
  typeof object === "string" ? object : (object?.id ?? null);

export const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
