import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { TextField } from "#app/ui/field.tsx";
import { Choice, optionsOf, Views } from "#desk/frame/choice.tsx";
import { chosenOf, Filters } from "#desk/frame/filters.tsx";
import { Pager } from "#desk/frame/pager.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { SearchBox } from "#desk/frame/search-box.tsx";
import { useShortcuts } from "#desk/frame/shortcuts.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { chicagoDay } from "#desk/time.ts";
import {
  type GiftFilter,
  giftFilter,
  kindChoices,
  orderChoices,
  stateChoices,
} from "#rules/gifts.ts";
import { rowsPerPage } from "#rules/lists.ts";
import { ExpectedGifts } from "./expected-gifts.tsx";
import { GiftActions } from "./gift-actions.tsx";
import { GiftTable } from "./gift-table.tsx";
import { giftPage, giftTotals } from "./queries.ts";
import { spansOf } from "./spans.ts";
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
    <div className="mb-4 grid gap-4 lg:flex lg:items-end">
      <div className="lg:flex-1">
        <SearchBox
          label="Search name, email, amount"
          value={filter.q}
          search={(q) => change({ q }, { replace: true })}
        />
      </div>
      <Filters chosen={chosenIn(filter)}>
        <TextField
          label="From"
          name="since"
          type="date"
          className="lg:w-40"
          value={filter.since}
          onChange={(event) => change({ since: event.target.value }, { replace: true })}
        />
        <TextField
          label="To"
          name="until"
          type="date"
          className="lg:w-40"
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
      actions={<GiftActions filter={filter} />}
    >
      <Views
        label="Time"
        views={spansOf(chicagoDay()).map(({ name, since, until }) => ({
          to: linkTo({ since, until }),
          name,
          count: undefined,
          current: filter.since === since && filter.until === until,
        }))}
      />
      <FilterFields filter={filter} change={change} />
      {totals && <Totals totals={totals} />}
      <Loaded query={query}>
        {({ gifts }) => (
          <div aria-busy={query.isPlaceholderData}>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <p role="status" className="text-ink-soft text-sm even-figures">
                {rowsInWords(totals?.rows)}
              </p>
              <Choice
                inline
                label="Sort by"
                value={filter.order}
                options={optionsOf(orderChoices)}
                choose={(order) => change({ order })}
              />
            </div>
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
