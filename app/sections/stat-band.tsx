import { CountUp } from "#app/effects/count-up.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Statistic } from "#content/types.ts";

/** Figures side by side. With a `step` they count up, each that many milliseconds longer than the last. */
export function StatBand({
  statistics,
  step = 200,
  dark = false,
}: {
  statistics: readonly Statistic[];
  step?: number;
  dark?: boolean;
}) {
  return (
    <dl
      className={`grid grid-cols-2 gap-x-5 gap-y-8 sm:gap-x-8 sm:gap-y-10 ${statistics.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
    >
      {statistics.map((statistic, position) => (
        <div
          key={statistic.label}
          className={`flex flex-col-reverse justify-end border-t-2 pt-5 ${dark ? "border-gold-300/60" : "border-brick-500/50"}`}
        >
          <dt
            className={`mt-2 max-w-[26ch] text-sm sm:text-base ${dark ? "text-white/85" : "text-ink-soft"}`}
          >
            {statistic.label}
          </dt>
          <dd className="flex flex-wrap-reverse items-end justify-between gap-x-4 font-display font-[560] text-4xl tracking-tight">
            <CountUp figure={statistic.figure} duration={2000 + step * position} />
            <Icon
              name={statistic.icon}
              className={`mb-1.5 size-7 ${dark ? "text-gold-300" : "text-brick-500"}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
