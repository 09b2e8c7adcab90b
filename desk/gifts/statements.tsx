import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { Choice } from "#desk/frame/choice.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { chicagoDay } from "#desk/time.ts";
import { listPage } from "#rules/lists.ts";
import { BackToGifts } from "./back-to-gifts.tsx";
import { PaperDonors } from "./paper-donors.tsx";
import { type StatementsAnswer, statementsOf } from "./queries.ts";
import { SendAll } from "./send-all.tsx";
import { StatementDonors } from "./statement-donors.tsx";
import { StatementOfOne } from "./statement-of-one.tsx";
import { Runs } from "./statement-runs.tsx";
import { emptyYearInWords, lastFinishedYear, runningYearWarning } from "./statement-words.ts";
import { WaitingStatements } from "./waiting-statements.tsx";

const chosen = z.object({
  year: z.coerce
    .number()
    .int()
    .min(2000)
    .max(2100)
    .catch(() => lastFinishedYear(chicagoDay())),
  email: z.string().catch(""),
  /** Of the list of donors. */
  page: listPage,
});
type Chosen = z.infer<typeof chosen>;

const yearsOffered = (year: number, thisYear: number) =>
  [...new Set([...Array.from({ length: 8 }, (_, ago) => thisYear - ago), year])]
    .sort((a, b) => b - a)
    .map((one) => [String(one), String(one)] as const);

function OfYear({
  answer,
  filter: { email, page },
  change,
  linkTo,
}: { answer: StatementsAnswer } & ReturnType<typeof useFilter<Chosen>>) {
  const { year } = answer;
  const warning = runningYearWarning(year, chicagoDay());
  return (
    <>
      {warning && <p className="mb-5 rounded-xl bg-gold-100 px-5 py-4 text-brick-900">{warning}</p>}
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <WaitingStatements key={`waiting ${year}`} year={year} />
          <section className="sheet self-start" aria-labelledby="everybody">
            <h2 id="everybody" className="mb-3 text-lg">
              Everyone
            </h2>
            <SendAll answer={answer} warning={warning} />
            <Runs {...answer} />
          </section>
          <PaperDonors key={year} year={year} />
        </div>
        <StatementOfOne
          key={year}
          year={year}
          email={email}
          choose={(next) => change({ email: next, page }, { replace: true })}
        />
      </div>
      <StatementDonors year={year} page={page} linkTo={linkTo} />
    </>
  );
}

export default function Statements() {
  const chosenNow = useFilter<Chosen>(chosen);
  const { year } = chosenNow.filter;
  const query = useQuery({
    ...statementsOf(year),
    // While statements go out their number is worth watching.
    refetchInterval: ({ state }) =>
      state.data?.runs.some(({ endedAt }) => !endedAt) ? 2000 : false,
  });
  return (
    <Screen
      title="Year-end statements"
      lead={
        <BackToGifts>
          A letter to each donor that lists all their gifts for the year, for their taxes.
        </BackToGifts>
      }
    >
      <div className="mb-5 max-w-48">
        <Choice
          label="Year"
          value={String(year)}
          options={yearsOffered(year, lastFinishedYear(chicagoDay()) + 1)}
          choose={(text) => chosenNow.change({ year: Number(text) })}
        />
      </div>
      <Loaded query={query}>
        {(answer) =>
          answer.donors + answer.unreachable > 0 ? (
            <OfYear answer={answer} {...chosenNow} />
          ) : (
            <>
              <Empty>{emptyYearInWords(answer)}</Empty>
              {answer.issued > 0 && <WaitingStatements year={year} />}
              <Runs {...answer} />
            </>
          )
        }
      </Loaded>
    </Screen>
  );
}
