import type { Log } from "#backend/log.ts";
import { momentsOf } from "#content/moments.ts";
import { defaultSnapshot, type Published, readSnapshot } from "#content/snapshot.ts";
import type { SiteFiles } from "#hosts/node/site-files.ts";
import { assemble, knownOf } from "./assemble.ts";
import { createEarlierData } from "./earlier-data.ts";
import { createIdleCompressor } from "./idle-compressor.ts";
import type { Failure } from "./messages.ts";
import type { Renderer } from "./renderer.ts";

export type State = { revision: number; documents: readonly Published[] };

type Parts = {
  /** The site's revision, asked every second, and everything that was published. */
  published: { revision(): Promise<number>; state(): Promise<State> };
  /** What was shown last, for a start while the database is away. Neither ever rejects. */
  memory?: { keep(state: State): Promise<void>; recall(): Promise<State | undefined> };
  renderer: Pick<Renderer, "site" | "check" | "compress" | "keepWarm">;
  /** As the build left it: what ships. */
  built: SiteFiles;
  /** Serves these files from now on. */
  swap(files: SiteFiles): void;
  log: Log;
  now?: () => number;
  everyMs?: number;
  calmMs?: number;
  earlierDataMs?: number;
};

const everySecond = 1_000;

/** Somebody who saw a mistake, or publishes one thing after the other, is done by then. */
const oneMinute = 60_000;

/** Longer than a page takes to load on the slowest of lines. */
const fiveMinutes = 5 * 60_000;

/** What could not be drawn may be drawn later: a thread can die of want of memory. */
const retryMs = 30_000;

const inWords = (failed: Failure[]) =>
  failed.map(({ path, reason }) => `${path}: ${reason}`).join("; ");

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Keeps what is served in step with what is published. All files of a revision are drawn, then
 * they replace the old ones in one moment; a revision that cannot be drawn leaves the old one
 * standing. At the moments when a notice begins or ends the site is drawn again.
 */
export const createFollower = (parts: Parts) => {
  const { published, memory, renderer, built, swap, log } = parts;
  const { now = Date.now, everyMs = everySecond, calmMs = oneMinute } = parts;
  const earlierData = createEarlierData(parts.earlierDataMs ?? fiveMinutes);
  let current = built;
  /** What is served, and when it was drawn. */
  let served = { snapshot: defaultSnapshot, at: now(), moments: [] as number[] };
  let failure: { revision: number; at: number; reason: string } | undefined;
  let problems: string[] = [];
  let reached = false;
  let running: Promise<void> | undefined;
  let remembering: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const show = (files: SiteFiles) => {
    current = files;
    swap(files);
  };

  const compressor = createIdleCompressor({
    compress: renderer.compress,
    files: () => current,
    show(files) {
      show(files);
      log("compressed", { revision: served.snapshot.revision });
    },
    calmMs,
    log,
  });

  const draw = async (state: State) => {
    compressor.pause();
    const began = performance.now();
    const at = now();
    let changed: string[] = [];
    const { revision, documents } = state;
    const { snapshot, problems: unfit } = readSnapshot(documents, revision);
    problems = unfit.map(({ name, reason }) => `"${name}" shows the original text: ${reason}`);
    for (const problem of unfit) log("document does not fit", problem);
    try {
      const drawn = await renderer.site({ snapshot, known: knownOf(current) });
      if (drawn.failed.length > 0) throw new Error(inWords(drawn.failed));
      if (stopped) return;
      show(assemble(built, current, drawn));
      earlierData.note(current, drawn.addresses);
      served = { snapshot, at, moments: momentsOf(snapshot) };
      failure = undefined;
      changed = drawn.changed.map(({ address }) => address);
      const ms = Math.round(performance.now() - began);
      log("published", { revision, changed: changed.length, ms });
      remembering = memory?.keep(state);
    } catch (error) {
      failure = { revision, at, reason: reasonOf(error) };
      log("publication not shown", { revision, reason: failure.reason });
    }
    if (!stopped) compressor.resume(changed);
  };

  const isDue = (revision: number) => {
    const time = now();
    if (failure?.revision === revision) return time - failure.at >= retryMs;
    return (
      revision !== served.snapshot.revision ||
      served.moments.some((moment) => served.at < moment && moment <= time)
    );
  };

  const look = async () => {
    // Here, as nothing is being drawn now: a drawing counts on the files that it began with.
    const left = earlierData.without(current);
    if (left) show(left);
    try {
      const revision = await published.revision();
      reached = true;
      if (isDue(revision)) await draw(await published.state());
    } catch {
      // The database is away: its own readiness says so, and what is served stays.
    }
  };

  /** One look at a time; who asks during one gets another after it. */
  const follow = (): Promise<void> => {
    if (running) again = true;
    running ??= look().finally(() => {
      running = undefined;
      if (!again || stopped) return;
      again = false;
      return follow();
    });
    return running;
  };

  return {
    /** Draws what is published now, then follows. */
    async start() {
      await follow();
      // Last week's hours are better than those that ship with the code.
      const known = reached ? undefined : await memory?.recall();
      if (known) await draw(known);
      if (!stopped) timer = setInterval(() => void follow(), everyMs).unref();
    },
    /** Something was published: look now. */
    hasten: () => void follow(),
    /**
     * Somebody is about to publish. To load the pages and draw them for the first time takes a
     * second, so that is done now; afterwards only what changes is drawn.
     */
    prepare() {
      if (stopped || renderer.keepWarm()) return;
      const { snapshot } = served;
      renderer.check({ snapshot, known: {} }).then(
        () => log("prepared", { revision: snapshot.revision }),
        (error) => log("not prepared", { reason: reasonOf(error) }),
      );
    },
    revision: () => served.snapshot.revision,
    files: () => current,
    /** What a person should look at. */
    problems: (): string[] => [
      ...(failure
        ? [`Revision ${failure.revision} of the content could not be shown: ${failure.reason}`]
        : []),
      ...problems,
    ],
    async stop() {
      stopped = true;
      compressor.pause();
      clearInterval(timer);
      await running;
      await remembering;
    },
  };
};

export type Follower = ReturnType<typeof createFollower>;
