import { useMutation, useQueryClient } from "@tanstack/react-query";
import { post } from "./call.ts";
import { notify } from "./frame/notices.tsx";

type Options<Input, Answer> = {
  /** Said when it is done. */
  done?: string | ((input: Input) => string);
  /** Takes it back, from the notice that says it was done. */
  undo?: (input: Input, answer: Answer) => Promise<unknown>;
  /** The endpoints whose answers it changes. */
  changes: readonly string[];
  /** The screen shows a failure itself, beside what was typed. */
  quiet?: boolean;
};

/** A change at the desk: sent, said, and every list it touches read anew. */
export const useChange = <Input = void, Answer = object>(
  path: string,
  { done, undo, changes, quiet = false }: Options<Input, Answer>,
) => {
  const client = useQueryClient();
  const readAgain = () =>
    Promise.all(changes.map((name) => client.invalidateQueries({ queryKey: [name] })));
  return useMutation({
    mutationFn: (input: Input) => post<Answer>(path, input ?? {}),
    onSuccess: async (answer, input) => {
      const text = typeof done === "function" ? done(input) : done;
      const takeBack = async () => {
        await undo?.(input, answer);
        await readAgain();
      };
      if (text) notify({ text, ...(undo && { undo: takeBack }) });
      await readAgain();
    },
    onError: (error) => {
      if (!quiet) notify({ text: error.message, failed: true });
    },
  });
};
