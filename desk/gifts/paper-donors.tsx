import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { money } from "#desk/frame/money.ts";
import { Loaded } from "#desk/frame/states.tsx";
import { paperDonors } from "./queries.ts";

/** Whom no email reaches: their statements are printed one by one. */
export function PaperDonors({ year }: { year: number }) {
  const query = useQuery(paperDonors(year));
  return (
    <section className="sheet self-start" aria-labelledby="on-paper">
      <h2 id="on-paper" className="mb-3 text-lg">
        On paper
      </h2>
      <Loaded query={query}>
        {({ donors, more }) => (
          <>
            <p className="mb-2 text-ink-soft text-sm">
              {donors.length === 0
                ? `Every donor in ${year} whose name we know has an email address.`
                : "Donors without an email address: print the statement and mail it."}
            </p>
            <ul className="rows">
              {donors.map(({ gift, name, postalAddress, gifts, keptCents }) => (
                <li key={gift}>
                  <span className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
                    <strong>{name}</strong>: {money(keptCents)} in{" "}
                    {gifts === 1 ? "1 gift" : `${gifts} gifts`}
                    <span className="block whitespace-pre-line text-ink-soft text-xs">
                      {postalAddress ?? "No mailing address"}
                    </span>
                  </span>
                  <Link
                    to={`/gifts/${gift}/statement/${year}`}
                    className={buttonClass("secondary", "button-small")}
                  >
                    Print<span className="sr-only"> the statement for {name}</span>
                  </Link>
                </li>
              ))}
            </ul>
            {more && (
              <p className="mt-2 text-ink-soft text-sm">
                There are more than {donors.length}. Open the others from their gifts.
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
