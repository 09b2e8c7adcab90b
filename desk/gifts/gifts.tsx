import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { TextField } from "#app/ui/field.tsx";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { Choice, optionsOf } from "#desk/frame/choice.tsx";
import { ExportButton } from "#desk/frame/export-button.tsx";
import { chosenOf, Filters } from "#desk/frame/filters.tsx";
import { OnRequest } from "#desk/frame/on-request.tsx";
import { Pager } from "#desk/frame/pager.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { SearchBox } from "#desk/frame/search-box.tsx";
import { useShortcuts } from "#desk/frame/shortcuts.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import {
  type GiftFilter,
  giftFilter,
  kindChoices,
  orderChoices,
  stateChoices,
} from "#rules/gifts.ts";
import { rowsPerPage } from "#rules/lists.ts";
import { ExpectedGifts } from "./expected-gifts.tsx";
import { GiftTable } from "./gift-table.tsx";
import { giftPage, giftTotals } from "./queries.ts";
import { Totals } from "./totals.tsx";

const useGiftKeys = () => {
  const navigate = useNavigate();
  const keys = useMemo(
    () => [
      { keys: "n", does: "Record a check or cash", run: () => navigate("/gifts/record") },
      { keys: "y", does: "Year-end statements", run: () => navigate("/gifts/statements") },
    ],
    [navigate],
  );
  useShortcuts(keys);
};

type Change = (changed: Partial<GiftFilter>, options?: { replace?: boolean }) => void;

const chosenIn = ({ kind, state, since, until }: GiftFilter) => [
  ...chosenOf("Type", kindChoices, kind, "all"),
  ...chosenOf("Status", stateChoices, state, "arrived"),
  ...(since ? [`From ${since}`] : []),
  ...(until ? [`To ${until}`] : []),
];

function FilterFields({ filter, change }: { filter: GiftFilter; change: Change }) {
  return (
    <div className="mb-5 grid gap-4">
      <SearchBox
        label="Search by name, email, amount or reference"
        value={filter.q}
        search={(q) => change({ q }, { replace: true })}
      />
      <Filters chosen={chosenIn(filter)}>
        <TextField
          label="From"
          name="since"
          type="date"
          value={filter.since}
          onChange={(event) => change({ since: event.target.value }, { replace: true })}
        />
        <TextField
          label="To"
          name="until"
          type="date"
          value={filter.until}
          onChange={(event) => change({ until: event.target.value }, { replace: true })}
        />
        <Choice
          label="Type"
          value={filter.kind}
          options={optionsOf(kindChoices)}
          choose={(kind) => change({ kind })}
        />
        <Choice
          label="Status"
          value={filter.state}
          options={optionsOf(stateChoices)}
          choose={(state) => change({ state })}
        />
        <Choice
          label="Sort by"
          value={filter.order}
          options={optionsOf(orderChoices)}
          choose={(order) => change({ order })}
        />
      </Filters>
    </div>
  );
}

const rowsInWords = (rows: number | undefined) => {
  if (rows === undefined) return "Counting…";
  return rows === 1 ? "1 entry" : `${rows.toLocaleString("en-US")} entries`;
};

export default function Gifts() {
  useGiftKeys();
  const { filter, linkTo, change } = useFilter<GiftFilter>(giftFilter);
  const query = useQuery({ ...giftPage(filter), placeholderData: keepPreviousData });
  const { data: totals } = useQuery({ ...giftTotals(filter), placeholderData: keepPreviousData });
  return (
    <Screen
      title="Gifts"
      lead="Gifts by card, check and cash. Dates are in Chicago time."
      actions={
        <div className="flex w-full flex-wrap gap-3 md:w-auto">
          <ButtonLink to="/gifts/record" className="button-small">
            Record a check or cash
          </ButtonLink>
          <OnRequest
            show="More"
            hide="Less"
            icon={Ellipsis}
            className="w-full gap-3 md:flex md:w-auto md:flex-wrap"
          >
            <ButtonLink look="secondary" to="/gifts/statements" className="button-small">
              Year-end statements
            </ButtonLink>
            <ButtonLink look="secondary" to="/gifts/campaigns" className="button-small">
              Campaigns
            </ButtonLink>
            <ButtonLink look="secondary" to="/gifts/letters" className="button-small">
              Thank-you letters
            </ButtonLink>
            <ButtonLink look="secondary" to="/gifts/tributes" className="button-small">
              In memory or honor
            </ButtonLink>
            <ButtonLink look="secondary" to="/gifts/accountant" className="button-small">
              For the accountant
            </ButtonLink>
            <ExportButton path="gifts/export" parameters={filter} filename="gifts.csv" />
          </OnRequest>
        </div>
      }
    >
      <FilterFields filter={filter} change={change} />
      {totals && <Totals totals={totals} />}
      <Loaded query={query}>
        {({ gifts }) => (
          <div aria-busy={query.isPlaceholderData}>
            <p role="status" className="mb-2 text-ink-soft text-sm even-figures">
              {rowsInWords(totals?.rows)}
            </p>
            {gifts.length > 0 ? (
              <GiftTable gifts={gifts} caption="Gifts" />
            ) : (
              <Empty>
                {filter.q
                  ? "No gifts found. Try a shorter name, or other dates."
                  : "No gifts here."}
              </Empty>
            )}
            <Pager
              page={filter.page}
              total={totals?.rows ?? (filter.page - 1) * rowsPerPage + gifts.length}
              linkTo={linkTo}
            />
          </div>
        )}
      </Loaded>
      <ExpectedGifts />
    </Screen>
  );
}
