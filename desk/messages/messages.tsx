import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Choice, Views } from "#desk/frame/choice.tsx";
import { ExportButton } from "#desk/frame/export-button.tsx";
import { Pager } from "#desk/frame/pager.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { SearchBox } from "#desk/frame/search-box.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import {
  type MessageFilter,
  messageFilter,
  stageNames,
  stages,
  statuses,
  statusNames,
} from "#rules/inbox.ts";
import { ChangeSeveral, useSelection } from "./change-several.tsx";
import { MessageTable } from "./message-table.tsx";
import { messagePage } from "./queries.ts";

const emptyWords = ({ q, status }: MessageFilter) => {
  if (q) return "Nothing was found. Try fewer words, or only the beginning of one.";
  if (status === "open") return "Every message has been looked after.";
  return "Nothing here.";
};

export default function Messages() {
  const { filter, linkTo, change } = useFilter<MessageFilter>(messageFilter);
  const query = useQuery({
    ...messagePage(filter),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const selection = useSelection(JSON.stringify(filter));
  const views = [...statuses, "all" as const].map((status) => ({
    to: linkTo({ status }),
    name: status === "all" ? "All" : statusNames[status],
    count: status === "all" ? undefined : query.data?.counts[status],
    current: filter.status === status,
  }));
  return (
    <Screen
      title="Messages"
      lead="From the contact form, and applications of volunteers."
      actions={<ExportButton path="messages/export" parameters={filter} filename="messages.csv" />}
    >
      <Views label="States" views={views} />
      <div className="mb-5 grid grid-cols-2 items-end gap-4 md:flex md:flex-wrap">
        <div className="col-span-2 md:flex-1 md:basis-72">
          <SearchBox
            label="Search names, addresses, subjects and texts"
            value={filter.q}
            search={(q) => change({ q }, { replace: true })}
          />
        </div>
        <Choice
          label="Kind"
          value={filter.kind}
          options={[
            ["all", "All"],
            ["contact", "Messages"],
            ["volunteer", "Volunteers"],
          ]}
          choose={(kind) => change({ kind, stage: "all" })}
        />
        {filter.kind === "volunteer" && (
          <Choice
            label="Stage"
            value={filter.stage}
            options={[
              ["all", "All"],
              ...stages.map((stage) => [stage, stageNames[stage]] as const),
            ]}
            choose={(stage) => change({ stage })}
          />
        )}
        <Choice
          label="Order"
          value={filter.order}
          options={[
            ["newest", "Newest first"],
            ["oldest", "Oldest first"],
          ]}
          choose={(order) => change({ order })}
        />
        <Choice
          label="Assigned to"
          value={filter.assigned}
          options={[
            ["all", "Anybody"],
            ["me", "Me"],
            ["nobody", "Nobody yet"],
            ["left", "People who left"],
          ]}
          choose={(assigned) => change({ assigned })}
        />
        <Choice
          label="Read"
          value={filter.read}
          options={[
            ["all", "All"],
            ["unread", "Unread"],
          ]}
          choose={(read) => change({ read })}
        />
      </div>
      <Loaded query={query}>
        {({ messages, total, colleagues }) =>
          messages.length > 0 ? (
            <div aria-busy={query.isPlaceholderData}>
              <p role="status" className="mb-2 text-ink-soft text-sm even-figures">
                {total === 1 ? "1 message" : `${total.toLocaleString("en-US")} messages`}
              </p>
              <ChangeSeveral messages={messages} colleagues={colleagues} selection={selection} />
              <MessageTable messages={messages} selection={selection} />
              <Pager page={filter.page} total={total} linkTo={linkTo} />
            </div>
          ) : (
            <Empty>{emptyWords(filter)}</Empty>
          )
        }
      </Loaded>
    </Screen>
  );
}
