import { Ellipsis } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { ExportButton } from "#desk/frame/export-button.tsx";
import type { GiftFilter } from "#rules/gifts.ts";

/**
 * Beside the title. What is not needed every day waits behind one button, so that the list comes
 * first, and opens below the others without moving them.
 */
export function GiftActions({ filter }: { filter: GiftFilter }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/gifts/record" className="button-small">
          Record a check or cash
        </ButtonLink>
        <ButtonLink look="secondary" to="/gifts/statements" className="button-small">
          Year-end statements
        </ButtonLink>
        <Button
          look="secondary"
          className="button-small"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <Ellipsis aria-hidden className="size-4" />
          {open ? "Less" : "More"}
        </Button>
      </div>
      <div id={panel} className={`${open ? "flex" : "hidden"} order-last w-full flex-wrap gap-3`}>
        <ButtonLink look="secondary" to="/gifts/campaigns" className="button-small">
          Campaigns
        </ButtonLink>
        <ButtonLink look="secondary" to="/gifts/letters" className="button-small">
          Thank-you letters
        </ButtonLink>
        <ButtonLink look="secondary" to="/gifts/tributes" className="button-small">
          In memory or in honor
        </ButtonLink>
        <dl className="grid w-full gap-3 text-sm sm:grid-cols-2">
          <div className="flex flex-col items-start gap-1.5">
            <dt>
              <ExportButton path="gifts/export" parameters={filter} label="Export this list" />
            </dt>
            <dd className="text-ink-soft">
              The gifts on this screen, with your filters. The file has names and email addresses,
              so you can write to donors or look something up.
            </dd>
          </div>
          <div className="flex flex-col items-start gap-1.5">
            <dt>
              <ButtonLink look="secondary" to="/gifts/accountant" className="button-small">
                Accountant's file
              </ButtonLink>
            </dt>
            <dd className="text-ink-soft">
              Every payment between two dates, with refunds, Stripe's fees and the net amount, for
              your books. Test gifts are left out.
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
