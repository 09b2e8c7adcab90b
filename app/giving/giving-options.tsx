import type { ReactNode } from "react";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { fieldId } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Home } from "#content/home.ts";
import { monthlyBuilderAmount } from "#rules/donation.ts";
import type { GivingProps } from "./donation-section.tsx";
import { type Gift, sameGift } from "./gift.ts";
import { GiftForm } from "./gift-form.tsx";

type GivingOption = Home["givingOptions"]["oneTime"];

const monthlyBuilder: Gift = { cents: monthlyBuilderAmount * 100, frequency: "monthly" };

export function GivingOptions(props: GivingProps) {
  const { running, onGive, customGift, donationSection } = props;
  const { oneTime, monthly, tribute } = props.givingOptions;
  return (
    <div>
      <h3 className="text-2xl">{donationSection.optionsHeading}</h3>
      <ul className="mt-6 divide-y divide-limestone-300 border-limestone-300 border-y">
        <Option option={oneTime}>
          <a href={`#${fieldId("amount")}`} className={buttonClass("secondary")}>
            {oneTime.button}
          </a>
        </Option>
        <Option option={monthly}>
          <GiftForm gift={monthlyBuilder} onGive={onGive}>
            <Button type="submit" look="secondary" disabled={running !== null}>
              {sameGift(running, monthlyBuilder) ? customGift.busy : monthly.button}
            </Button>
          </GiftForm>
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
        <p className="mt-1.5 mb-4 text-ink-soft">
          <LinkedText text={option.description} />
        </p>
        {children}
      </div>
    </li>
  );
}
