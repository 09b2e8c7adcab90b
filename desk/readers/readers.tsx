import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { type Answer, post } from "#desk/call.ts";
import { Views } from "#desk/frame/choice.tsx";
import { ExportButton } from "#desk/frame/export-button.tsx";
import { Pager } from "#desk/frame/pager.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { SearchBox } from "#desk/frame/search-box.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { reading } from "#desk/queries.ts";
import { moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { languageNames } from "#rules/languages.ts";
import { type ReaderFilter, readerFilter, readerViews } from "#rules/readers.ts";

type Reader = Answer<"readers">["readers"][number];

function ReaderTable({ readers }: { readers: Reader[] }) {
  const remove = useChange("readers/remove", {
    done: ({ email }: Reader) => `${email} won't get the newsletter anymore.`,
    undo: ({ id }: Reader) => post("readers/bring-back", { id }),
    changes: ["readers"],
  });
  const endRest = useChange("readers/end-rest", {
    done: ({ email }: Reader) => `${email} will get newsletters again.`,
    changes: ["readers", "letters"],
  });
  return (
    <div className="sheet py-3!">
      <table className="listing">
        <caption className="sr-only">Newsletter subscribers</caption>
        <thead>
          <tr>
            <th scope="col">Email address</th>
            <th scope="col">Confirmed</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {readers.map((reader) => (
            <tr key={reader.id}>
              <td>
                {reader.email}
                {reader.name && <span className="text-ink-soft"> ({reader.name})</span>}{" "}
                {reader.language !== "en" && <Tag>{languageNames[reader.language]}</Tag>}
                {reader.restingSince && (
                  <span className="block text-brick-700 text-sm">
                    No newsletters since {moment(reader.restingSince)}. {reader.why}
                  </span>
                )}
              </td>
              <td className="text-ink-soft even-figures">
                <span className="md:hidden">Confirmed </span>
                <time dateTime={reader.confirmedAt}>{moment(reader.confirmedAt)}</time>
              </td>
              <td className="md:text-right">
                {reader.restingSince && (
                  <Button
                    look="secondary"
                    className="button-small"
                    disabled={endRest.isPending}
                    onClick={() => endRest.mutate(reader)}
                  >
                    Resume newsletters<span className="sr-only"> to {reader.email}</span>
                  </Button>
                )}{" "}
                <Button
                  look="secondary"
                  className="button-small"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(reader)}
                >
                  Remove<span className="sr-only"> {reader.email}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const viewNames = { all: "All", resting: "Not getting newsletters" };

const nobody = {
  all: "No one has confirmed yet.",
  resting: "Everyone on the list gets newsletters.",
};

const number = (n: number) => n.toLocaleString("en-US");

export default function Readers() {
  const { filter, linkTo, change } = useFilter<ReaderFilter>(readerFilter);
  const query = useQuery({
    ...reading("readers", filter),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title="Newsletter subscribers"
      lead="People who asked for the newsletter and confirmed their email address."
      actions={<ExportButton path="readers/export" parameters={filter} />}
    >
      {query.data && (query.data.resting > 0 || filter.view === "resting") && (
        <Views
          label="Which subscribers"
          views={readerViews.map((view) => ({
            to: linkTo({ view }),
            name: viewNames[view],
            count: view === "resting" ? query.data.resting : undefined,
            current: filter.view === view,
          }))}
        />
      )}
      <div className="mb-5 max-w-lg">
        <SearchBox
          label="Search by email address"
          value={filter.q}
          search={(q) => change({ q }, { replace: true })}
        />
      </div>
      <Loaded query={query}>
        {({ readers, total, pending, left }) => (
          <>
            <p role="status" className="mb-2 text-ink-soft text-sm even-figures">
              {total === 1 ? "1 subscriber" : `${number(total)} subscribers`}
              {!filter.q &&
                filter.view === "all" &&
                `, ${number(pending)} not confirmed yet, ${number(left)} unsubscribed`}
            </p>
            {readers.length > 0 ? (
              <ReaderTable readers={readers} />
            ) : (
              <Empty>{filter.q ? "No one found." : nobody[filter.view]}</Empty>
            )}
            <Pager page={filter.page} total={total} linkTo={linkTo} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
