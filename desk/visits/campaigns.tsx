import type { Answer } from "#desk/call.ts";
import { money } from "#desk/frame/money.ts";
import { otherNames } from "#rules/visits.ts";
import { number, several } from "./numbers.ts";

type Campaign = Answer<"visits">["campaigns"][number];

export function Campaigns({ campaigns, seesGifts }: { campaigns: Campaign[]; seesGifts: boolean }) {
  if (campaigns.length === 0) return null;
  const right = "py-1.5 pl-3 text-right align-top";
  return (
    <section className="sheet mb-5 py-3!">
      <h2 className="mb-1 font-semibold">Which links brought gifts</h2>
      <table className="w-full text-sm even-figures">
        <thead>
          <tr className="text-left text-ink-soft text-xs">
            <th scope="col" className="font-normal">
              Campaign words
            </th>
            <th scope="col" className="text-right font-normal">
              Visitors
            </th>
            {seesGifts && (
              <>
                <th scope="col" className="text-right font-normal">
                  Gifts
                </th>
                <th scope="col" className="text-right font-normal">
                  Net
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {campaigns.map(({ name, visitors, gifts, tests, keptCents }) => (
            <tr key={name} className="border-limestone-200 border-t">
              <th scope="row" className="wrap-anywhere py-1.5 text-left font-normal">
                {name === otherNames ? "Others" : name}
              </th>
              <td className={right}>{number(visitors)}</td>
              {seesGifts && (
                <>
                  <td className={right}>
                    {number(gifts)}
                    {tests > 0 && (
                      <span className="block text-ink-soft">{several(tests, "test")}</span>
                    )}
                  </td>
                  <td className={right}>{money(keptCents)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
