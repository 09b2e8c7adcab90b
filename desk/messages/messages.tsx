import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Choice, optionsOf, Views } from "#desk/frame/choice.tsx";
import { ExportButton } from "#desk/frame/export-button.tsx";
import { chosenOf, Filters } from "#desk/frame/filters.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Pager } from "#desk/frame/pager.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { SearchBox } from "#desk/frame/search-box.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import {
  type MessageFilter,
  messageFilter,
  stageNames,
  stagesOf,
  statuses,
  statusNames,
} from "#rules/inbox.ts";
import { whoseChoices } from "./assigned-choices.ts";
import { ChangeSeveral, useSelection } from "./change-several.tsx";
import { MessageTable } from "./message-table.tsx";
import { NoMessages } from "./no-messages.tsx";
import { messagePage } from "./queries.ts";

const kindChoices = { all: "All", contact: "Messages", volunteer: "Volunteers", group: "Groups" };
const stageChoices = { all: "All", ...stageNames };
const stagesFor = (kind: keyof typeof stagesOf) =>
  (["all", ...stagesOf[kind]] as const).map((one) => [one, stageChoices[one]] as const);
const readChoices = { all: "All", unread: "Unread" };

const viewNames = { ...statusNames, all: "All" };

/** What asks to volunteer has a stage and may name a role. */
const offerOf = ({ kind }: MessageFilter) =>
  kind === "volunteer" || kind === "group" ? kind : undefined;

const chosenIn = (
  { kind, stage, role, assigned, read }: MessageFilter,
  assignedChoices: Record<string, string>,
) => [
  ...chosenOf("Type", kindChoices, kind, "all"),
  ...chosenOf("Stage", stageChoices, stage, "all"),
  ...chosenOf("Role", { [role]: role }, role, ""),
  ...chosenOf("Assigned to", assignedChoices, assigned, "all"),
  ...chosenOf("Read", readChoices, read, "all"),
];

export default function Messages() {
  const { filter, linkTo, change } = useFilter<MessageFilter>(messageFilter);
  const query = useQuery({ ...messagePage(filter), placeholderData: keepPreviousData });
  const asked = query.data?.roles ?? [];
  // One that nobody asked for, from an old address, can still be taken away.
  const assignedChoices = whoseChoices(query.data, filter.assigned, useMe().id);
  const roles = filter.role && !asked.includes(filter.role) ? [...asked, filter.role] : asked;
  const offer = offerOf(filter);
  const selection = useSelection(JSON.stringify(filter));
  const views = [...statuses, "all" as const].map((status) => ({
    to: linkTo({ status }),
    name: viewNames[status],
    count: status === "all" ? undefined : query.data?.counts[status],
    current: filter.status === status,
  }));
  const chosen = chosenIn(filter, assignedChoices);
  const narrowed = [...(filter.q ? [`“${filter.q}”`] : []), ...chosen];
  return (
    <Screen
      title="Messages"
      lead={
        // On a phone the first message comes first.
        <span className="hidden sm:inline">
          Contact messages, volunteer applications and groups
        </span>
      }
      actions={<ExportButton path="messages/export" parameters={filter} />}
    >
      <Views label="Status" views={views} />
      {narrowed.length > 0 && (
        <p className="mb-4 text-ink-soft text-sm">
          The numbers count only what is shown with {narrowed.join(", ")}.
        </p>
      )}
      <div className="mb-2 grid gap-4 md:mb-4 md:flex md:flex-wrap md:items-end">
        <div className="md:flex-1 md:basis-72">
          <SearchBox
            label="Search by name, email, subject or text"
            value={filter.q}
            search={(q) => change({ q }, { replace: true })}
          />
        </div>
        <Filters chosen={chosen}>
          <Choice
            label="Type"
            value={filter.kind}
            options={optionsOf(kindChoices)}
            choose={(kind) => change({ kind, stage: "all", role: "" })}
          />
          {offer && roles.length > 0 && (
            <Choice
              label="Role"
              value={filter.role}
              options={[["", "All"], ...roles.map((role) => [role, role] as [string, string])]}
              choose={(role) => change({ role })}
            />
          )}
          {offer && (
            <Choice
              label="Stage"
              value={filter.stage}
              options={stagesFor(offer)}
              choose={(stage) => change({ stage })}
            />
          )}
          <Choice
            label="Sort by"
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
            options={optionsOf(assignedChoices)}
            choose={(assigned) => change({ assigned })}
          />
          <Choice
            label="Read"
            value={filter.read}
            options={optionsOf(readChoices)}
            choose={(read) => change({ read })}
          />
        </Filters>
      </div>
      <Loaded query={query}>
        {({ messages, total, counts, colleagues }) =>
          messages.length > 0 ? (
            <div aria-busy={query.isPlaceholderData}>
              <ChangeSeveral messages={messages} colleagues={colleagues} selection={selection}>
                <p role="status" className="text-ink-soft text-sm even-figures">
                  {total === 1 ? "1 message" : `${total.toLocaleString("en-US")} messages`}
                </p>
              </ChangeSeveral>
              <MessageTable messages={messages} selection={selection} />
              <Pager page={filter.page} total={total} linkTo={linkTo} />
            </div>
          ) : (
            <NoMessages filter={filter} counts={counts} linkTo={linkTo} />
          )
        }
      </Loaded>
    </Screen>
  );
}
