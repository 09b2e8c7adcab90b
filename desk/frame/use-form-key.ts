import { useDraft } from "./use-draft.ts";

/**
 * One for each sending, kept as long as what was typed: pressed again after an answer was lost,
 * also after the page was loaded again, it is the same form.
 */
export const useFormKey = (name: string) => {
  const [kept, keep] = useDraft(`${name}/key`);
  const another = () => {
    const key = crypto.randomUUID();
    keep(key);
    return key;
  };
  return { read: () => kept || another(), another, finish: () => keep("") };
};
