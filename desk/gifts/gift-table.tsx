import { Link, useLocation } from "react-router";
import { money } from "#desk/frame/money.ts";
import { TestTag } from "#desk/frame/test-tag.tsx";
import { day } from "#desk/time.ts";
import { giftKindNames } from "#rules/gifts.ts";
import type { GiftRow } from "./queries.ts";
import { StateTag } from "./state-tag.tsx";

const rowKey = ({ gift, payment }: GiftRow) => `${gift} ${payment}`;

function Amount({ amountCents, keptCents, currency, payment }: GiftRow) {
  return (
    <>
      <strong>{money(amountCents, currency)}</strong>
      {payment !== null && keptCents !== amountCents && (
        <span className="block text-ink-soft text-xs">net {money(keptCents, currency)}</span>
      )}
    </>
  );
}

export function GiftTable({ gifts, caption }: { gifts: GiftRow[]; caption: string }) {
  const { pathname, search } = useLocation();
  // The list is opened again as it was left; a person's gifts are another screen.
  const state = pathname === "/gifts" ? { list: search } : null;
  return (
    <div className="sheet py-3!">
      <table className="listing">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Donor</th>
            <th scope="col">Date</th>
            <th scope="col" className="md:pr-8! md:text-right">
              Amount
            </th>
            <th scope="col">Type</th>
            <th scope="col">Status</th>
            <th scope="col">Receipt</th>
          </tr>
        </thead>
        <tbody>
          {gifts.map((row) => (
            <tr key={rowKey(row)}>
              <td>
                <Link
                  to={`/gifts/${row.gift}`}
                  state={state}
                  className="inline-block min-h-6 font-semibold underline underline-offset-4"
                >
                  {row.donorName ?? row.donorEmail ?? "Unknown"}
                </Link>
                {row.donorName && row.donorEmail && (
                  <span className="block text-ink-soft text-xs">{row.donorEmail}</span>
                )}
              </td>
              <td className="text-ink-soft even-figures md:whitespace-nowrap">
                <time dateTime={row.at}>{day(row.at)}</time>
              </td>
              <td className="even-figures md:pr-8! md:text-right">
                <Amount {...row} />
              </td>
              <td>{giftKindNames[row.kind]}</td>
              <td>
                <span className="flex flex-wrap gap-1.5">
                  <StateTag state={row.state} kind={row.kind} />
                  {row.test && <TestTag />}
                </span>
              </td>
              <td className="text-ink-soft even-figures">
                {row.receipt && <span className="md:hidden">Receipt </span>}
                {row.receipt}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
