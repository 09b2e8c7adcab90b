import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { customGift, donationSection, givingOptions } from "#content/home.ts";
import type { GivingOption } from "#content/types.ts";
import { monthlyBuilderAmount } from "#rules/donation.ts";
import type { GivingProps } from "./donation-section.tsx";

export function GivingOptions({
  running,
  onGive,
  onOneTime,
}: GivingProps & { onOneTime: () => void }) {
  const { oneTime, monthly, tribute } = givingOptions;
  return (
    <div>
      <h3 className="text-2xl">{donationSection.optionsHeading}</h3>
      <ul className="mt-6 divide-y divide-limestone-300 border-limestone-300 border-y">
        <Option option={oneTime}>
          <Button look="secondary" className="needs-script" onClick={onOneTime}>
            {oneTime.button}
          </Button>
        </Option>
        <Option option={monthly}>
          <Button
            look="secondary"
            className="needs-script"
            disabled={running !== null}
            onClick={() => onGive({ amount: monthlyBuilderAmount, frequency: "monthly" })}
          >
            {running?.frequency === "monthly" && running.amount === monthlyBuilderAmount
              ? customGift.busy
              : monthly.button}
          </Button>
        </Option>
        <Option option={tribute}>
          <ButtonLink look="secondary" to={tribute.href}>
            {tribute.button}
          </ButtonLink>
        </Option>
      </ul>
    </div>
  );
}

function Option({ option, children }: { option: GivingOption; children: ReactNode }) {
  return (
    <li className="flex gap-5 py-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-white text-brick-600">
        <Icon name={option.icon} />
      </span>
      <div>
        <h4 className="font-display font-[560] text-xl">{option.title}</h4>
        <p className="mt-1.5 mb-4 text-ink-soft">{option.description}</p>
        {children}
      </div>
    </li>
  );
}
