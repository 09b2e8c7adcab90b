import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { TextField } from "#app/ui/field.tsx";
import { ExportButton } from "#desk/frame/export-button.tsx";
import { money } from "#desk/frame/money.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { chicagoDay } from "#desk/time.ts";
import { accountsPeriod } from "#rules/gifts.ts";
import { BackToGifts } from "./back-to-gifts.tsx";
import { type AccountsAnswer, accountsOf } from "./queries.ts";

/** What stands in the fields: it may be half typed. */
const chosen = z.object({
  since: z.string().catch(() => `${chicagoDay().slice(0, 4)}-01-01`),
  until: z.string().catch(() => chicagoDay()),
});
type Chosen = z.infer<typeof chosen>;

function Sums({ sums }: { sums: AccountsAnswer }) {
  const { payments, grossCents, returnedCents, heldCents, feeCents, feesUnknown } = sums;
  const lines: [string, string][] = [
    ["Payments", payments.toLocaleString("en-US")],
    ["Gross", money(grossCents)],
    ["Refunded or lost in disputes", money(returnedCents)],
    ["Held in open disputes", money(heldCents)],
    ["Stripe's fees", money(feeCents)],
    ["Net", money(grossCents - returnedCents - heldCents - feeCents)],
  ];
  return (
    <>
      <dl className="grid max-w-md gap-1">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold even-figures">{value}</dd>
          </div>
        ))}
      </dl>
      {feesUnknown > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          {feesUnknown === 1 ? "1 card payment has" : `${feesUnknown} card payments have`} no fee
          yet because Stripe hasn't reported it. Its fee and net are empty in the file.
        </p>
      )}
    </>
  );
}

/** A period's money as the accountant needs it: with fees and without tests. */
export default function Accountant() {
  const { filter, change } = useFilter<Chosen>(chosen);
  const checked = accountsPeriod.safeParse(filter);
  const query = useQuery({ ...accountsOf(filter), enabled: checked.success });
  const mistakeIn = (field: keyof Chosen) =>
    checked.error?.issues.find(({ path }) => path[0] === field)?.message;
  return (
    <Screen
      title="Accountant's file"
      lead={
        <BackToGifts>
          Every payment by card, check and cash, with refunds, disputes and Stripe's fees. Test
          gifts are left out.
        </BackToGifts>
      }
    >
      <div className="mb-5 grid max-w-md grid-cols-2 gap-4">
        {(["since", "until"] as const).map((field) => (
          <TextField
            key={field}
            label={field === "since" ? "First day" : "Last day"}
            name={field}
            type="date"
            value={filter[field]}
            onChange={(event) => change({ [field]: event.target.value }, { replace: true })}
            error={mistakeIn(field)}
          />
        ))}
      </div>
      {checked.success && (
        <section className="sheet max-w-xl" aria-label="Totals">
          <Loaded query={query}>{(sums) => <Sums sums={sums} />}</Loaded>
          <div className="mt-5">
            <ExportButton
              path="gifts/accounts-export"
              parameters={checked.data}
              label="Download for the accountant"
            />
          </div>
        </section>
      )}
    </Screen>
  );
}
