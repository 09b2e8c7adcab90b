import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Input, post } from "#desk/call.ts";
import { beginNext, notify } from "#desk/frame/notices.tsx";
import { type PublishAnswer, touched } from "#desk/pages/queries.ts";
import { useSayIfLeft } from "#desk/say-if-left.ts";
import { liveInWords, watchPage } from "./live.ts";

type PublishPath =
  | "pages/publish"
  | "pages/publish-legal"
  | "pages/return"
  | "pages/put-up-notice"
  | "pages/take-down-notice";

type Options<Sent> = {
  /** A page on which it shows, where one can be known. */
  page?: (sent: Sent) => Promise<string | undefined> | string | undefined;
  /** Said when visitors see it. */
  live?: string;
  /** Said when it waits for its time. */
  scheduled?: string;
  undo?: (sent: Sent, answer: PublishAnswer) => Promise<unknown>;
  /** What it leaves behind when it is done, also where the screen was left before the answer came. */
  finish?: (sent: Sent) => void;
  /** The screen that opens when it is done: the notice belongs there. */
  opens?: string;
};

const sentence = (
  answer: PublishAnswer,
  isLive: boolean,
  { live = "It is live: visitors see it now.", scheduled = "It is scheduled." }: Options<never>,
) => {
  if (answer.siteRevision === undefined) return scheduled;
  return isLive ? live : liveInWords[answer.liveIn];
};

/** Changes the site, and says when visitors see it: looked at, not supposed. */
export const usePublishing = <Path extends PublishPath>(
  path: Path,
  { page, undo, finish, opens, ...said }: Options<Input<Path>> = {},
) => {
  const client = useQueryClient();
  const sayIfLeft = useSayIfLeft();
  const readAgain = () =>
    Promise.all(touched.map((name) => client.invalidateQueries({ queryKey: [name] })));
  return useMutation({
    onMutate: beginNext,
    mutationFn: async (input: Input<Path>) => {
      const shownOn = await page?.(input);
      const isLive = await watchPage(shownOn);
      return { answer: await post(path, input), isLive, shownOn };
    },
    onSuccess: async ({ answer, isLive, shownOn }, input) => {
      finish?.(input);
      const takeBack = async () => {
        await undo?.(input, answer);
        await readAgain();
      };
      const now = answer.siteRevision !== undefined && answer.liveIn === "seconds";
      const [live] = await Promise.all([now && isLive(), readAgain()]);
      notify({
        text: sentence(answer, live, said),
        ...(undo && { undo: takeBack }),
        ...(answer.siteRevision !== undefined &&
          shownOn && {
            link: { to: new URL(shownOn, location.origin).href, label: "See the page" },
          }),
        ...(opens && { opens }),
      });
    },
    onError: sayIfLeft,
  });
};
