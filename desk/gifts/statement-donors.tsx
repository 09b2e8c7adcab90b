import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { money } from "#desk/frame/money.ts";
import { Pager } from "#desk/frame/pager.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { type StatementDonor, statementDonors } from "./queries.ts";
import { statementInWords } from "./statement-words.ts";

function Row({ gift, name, email, gifts, cents, sent }: StatementDonor) {
  const { emailGoesToFiles } = useMe();
  return (
    <tr>
      <td>
        <Link
          to={`/gifts/${gift}`}
          className="inline-block min-h-6 font-semibold underline underline-offset-4 wrap-anywhere"
        >
          {name ?? email ?? "No name"}
        </Link>
      </td>
      <td className="even-figures md:text-right">
        {gifts}
        <span className="md:hidden">{gifts === 1 ? " gift" : " gifts"}</span>
      </td>
      <td className="even-figures md:pr-8! md:text-right">{money(cents)}</td>
      <td className="text-ink-soft wrap-anywhere">{email ? `By email to ${email}` : "On paper"}</td>
      <td>
        <Tag tone={sent ? "garden" : "gold"}>
          {statementInWords({ byEmail: email !== null, sent }, emailGoesToFiles)}
        </Tag>
      </td>
    </tr>
  );
}

/** Whoever sends them sees first to whom. */
export function StatementDonors({
  year,
  page,
  linkTo,
}: {
  year: number;
  page: number;
  linkTo: (changed: { page: number }) => string;
}) {
  const query = useQuery({ ...statementDonors(year, page), placeholderData: keepPreviousData });
  if (query.data?.total === 0) return null;
  return (
    <section className="mt-5" aria-labelledby="donors">
      <h2 id="donors" className="mb-2 text-lg">
        Who gets a statement
      </h2>
      <Loaded query={query}>
        {({ donors, total }) => (
          <div aria-busy={query.isPlaceholderData}>
            <div className="sheet py-3!">
              <table className="listing">
                <caption className="sr-only">Who gets a statement for {year}</caption>
                <thead>
                  <tr>
                    <th scope="col">Donor</th>
                    <th scope="col" className="md:text-right">
                      Gifts
                    </th>
                    <th scope="col" className="md:pr-8! md:text-right">
                      Total
                    </th>
                    <th scope="col">How</th>
                    <th scope="col">Status</th>
                  </tr>
                </thead>
                <tbody>
                  {donors.map((donor) => (
                    <Row key={donor.gift} {...donor} />
                  ))}
                </tbody>
              </table>
            </div>
            <Pager page={page} total={total} linkTo={linkTo} />
          </div>
        )}
      </Loaded>
    </section>
  );
}
