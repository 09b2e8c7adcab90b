import type { Backend } from "#backend/runtime.ts";

/** Does all of the clock's work now, and each step again at its own interval. */
export const startTimers = ({ schedule, tick }: Pick<Backend, "schedule" | "tick">) => {
  void tick();
  const timers = schedule.map(({ name, everySeconds }) =>
    setInterval(() => void tick([name]), everySeconds * 1000).unref(),
  );
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
};
