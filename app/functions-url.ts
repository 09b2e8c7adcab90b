/** Where a function answers: the address of a form, which works before and without any script. */
export const functionUrl = (name: string) =>
  `${import.meta.env.VITE_FUNCTIONS_URL || "/functions/v1"}/${name}`;

/** By which hosted functions know whose visitors call. It is no secret. */
export const functionsKey = import.meta.env.VITE_FUNCTIONS_KEY || "public-sample-key";

/** Longer than the slowest answer of ours: after it, the line is dead and the visitor should know. */
export const timeoutMs = 40_000;

/** The sentence that a refusal carries for people, when it carries one. */
export const reasonIn = async (refusal: Response) => {
  const body: unknown = await refusal.json().catch(() => undefined);
  const sentence = (body as { error?: unknown } | undefined)?.error;
  return typeof sentence === "string" && sentence ? sentence : undefined;
};
