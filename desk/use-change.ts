import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Answer, type Input, type PostPath, post, type ReadPath } from "./call.ts";
import { beginNext, notify } from "./frame/notices.tsx";
import { useSayIfLeft } from "./say-if-left.ts";

type Options<Sent, Got> = {
  /** Said when it is done. */
  done?: string | ((sent: Sent, got: Got) => string);
  /** Takes it back, from the notice that says it was done. */
  undo?: (sent: Sent, got: Got) => Promise<unknown>;
  /** Where what it changed is now, beside the words. */
  link?: (got: Got) => { to: string; label: string } | undefined;
  /** The screen that opens when it is done: the notice belongs there. */
  opens?: (got: Got) => string;
  /**
   * What it leaves behind when it is done, also where the screen was left before the answer came:
   * what `mutate` is given happens only on the screen that asked.
   */
  finish?: (sent: Sent, got: Got) => void;
  /** The endpoints whose answers it changes. */
  changes: readonly ReadPath[];
  /** The screen shows a failure itself, beside what was typed, for as long as it is there. */
  quiet?: boolean;
};

/** A change at the desk: sent, said, and every list it touches read anew. */
export const useChange = <Path extends PostPath, Sent extends Input<Path> = Input<Path>>(
  path: Path,
  { done, undo, link, opens, finish, changes, quiet = false }: Options<Sent, Answer<Path>>,
) => {
  const client = useQueryClient();
  const sayIfLeft = useSayIfLeft();
  const readAgain = () =>
    Promise.all(changes.map((name) => client.invalidateQueries({ queryKey: [name] })));
  return useMutation({
    mutationKey: [path],
    mutationFn: (sent: Sent) => post(path, sent),
    onMutate: () => {
      if (done) beginNext();
    },
    onSuccess: async (got, sent) => {
      const text = typeof done === "function" ? done(sent, got) : done;
      const takeBack = async () => {
        await undo?.(sent, got);
        await readAgain();
      };
      const leadsTo = link?.(got);
      if (text)
        notify({
          text,
          ...(undo && { undo: takeBack }),
          ...(leadsTo && { link: leadsTo }),
          ...(opens && { opens: opens(got) }),
        });
      finish?.(sent, got);
      await readAgain();
    },
    onError: (error) => {
      if (quiet) sayIfLeft(error);
      else notify({ text: error.message, failed: true });
    },
  });
};

/** Whether it is on its way for this one, also from a screen that was left and opened again. */
export const useIsChanging = (path: PostPath, id: string) =>
  useIsMutating({
    mutationKey: [path],
    predicate: ({ state }) => (state.variables as { id?: string } | undefined)?.id === id,
  }) > 0;
