import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { formatDollars } from "#rules/donation.ts";
import type { GivingProps } from "./donation-section.tsx";
import { type Gift, sameGift } from "./gift.ts";
import { GiftForm } from "./gift-form.tsx";

const once = (dollars: number): Gift => ({ cents: dollars * 100, frequency: "one_time" });

/** Four tickets, each good for one thing; the notches let the ground show through. */
export function ImpactTickets({ running, onGive, customGift, impactGifts }: GivingProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {impactGifts.map(({ amount, icon, title, description, button }) => (
        <li
          key={amount}
          className="flex flex-col overflow-clip rounded-card border border-limestone-200 bg-white shadow-card"
        >
          <div className="flex items-center justify-between px-6 pt-6 pb-5">
            <p className="font-display font-[560] text-3xl">{formatDollars(amount * 100)}</p>
            <Icon name={icon} className="size-8 text-brick-600" />
          </div>
          <div
            aria-hidden="true"
            className="relative mx-6 border-limestone-300 border-t-2 border-dashed"
          >
            <span className="absolute -top-3 -left-9 size-6 rounded-full bg-limestone-100" />
            <span className="absolute -top-3 -right-9 size-6 rounded-full bg-limestone-100" />
          </div>
          <div className="flex grow flex-col px-6 pt-5 pb-6">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 mb-5 text-ink-soft text-sm">{description}</p>
            <GiftForm gift={once(amount)} onGive={onGive} className="mt-auto">
              <Button type="submit" className="w-full" disabled={running !== null}>
                {sameGift(running, once(amount)) ? (
                  customGift.busy
                ) : (
                  <>
                    {button}
                    <span className="sr-only"> {formatDollars(amount * 100)}</span>
                  </>
                )}
              </Button>
            </GiftForm>
          </div>
        </li>
      ))}
    </ul>
  );
}
