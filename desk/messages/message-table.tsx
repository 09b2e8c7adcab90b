import { useMemo, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { useShortcuts } from "#desk/frame/shortcuts.tsx";
import { moment } from "#desk/time.ts";
import { kindNames, stageNames, statusNames, visitInWords } from "#rules/inbox.ts";
import type { ListedMessage } from "./queries.ts";
import { spamInShort } from "./spam-words.ts";
import { statusTones } from "./status-tones.ts";

/** `j` and `k` go from row to row, `x` selects; Enter opens, as on every link. */
const useRowKeys = (toggle: (id: string) => void) => {
  const table = useRef<HTMLTableElement>(null);
  const keys = useMemo(() => {
    const go = (step: number) => {
      const links = [...(table.current?.querySelectorAll<HTMLElement>("a[data-row]") ?? [])];
      const at = links.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
      links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
    };
    return [
      { keys: "j", does: "Next message in the list", run: () => go(1) },
      { keys: "k", does: "Previous message in the list", run: () => go(-1) },
      {
        keys: "x",
        does: "Select the message in the list",
        run: () => {
          const id = document.activeElement?.getAttribute("data-row");
          if (id) toggle(id);
        },
      },
    ];
  }, [toggle]);
  useShortcuts(keys);
  return table;
};

/** What nobody has taken since a colleague left is still known by whose it was. */
export const assignedInWords = ({
  assignedTo,
  returnedFrom,
}: Pick<ListedMessage, "assignedTo" | "returnedFrom">) => {
  if (assignedTo) return `Assigned to ${assignedTo}`;
  return returnedFrom ? `Unassigned, was ${returnedFrom}’s` : "Unassigned";
};

type Selection = { has: (id: string) => boolean; toggle: (id: string) => void };

function Row({ message, selection }: { message: ListedMessage; selection: Selection }) {
  const { search } = useLocation();
  const { id, kind, name, email, phone, subject, excerpt, status, stage } = message;
  const { assignedTo, returnedFrom, suspicion, at, unread, visitDay, visitTime } = message;
  const to = `/messages/${id}`;
  const state = { list: search };
  return (
    <tr>
      <td className="float-left align-top! md:float-none md:w-11">
        <label className="-my-2 -ml-2.5 grid size-11 place-items-center md:ml-0">
          <span className="sr-only">
            Select {subject} from {name}
          </span>
          <input
            type="checkbox"
            className="size-6 accent-brick-600"
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
          />
        </label>
      </td>
      <td className="md:w-40 xl:w-56">
        <Link
          to={to}
          state={state}
          className="inline-block py-0.5 font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span className="block text-ink-soft text-xs">{email ?? phone}</span>
      </td>
      <td>
        <Link
          to={to}
          state={state}
          data-row={id}
          className="inline-block py-0.5 font-semibold underline underline-offset-4 hover:text-brick-700"
        >
          {subject}
        </Link>{" "}
        {unread && <Tag tone="lake">Unread</Tag>}
        <span className="line-clamp-1 md:line-clamp-2 text-ink-soft">{excerpt}</span>
        {suspicion && <span className="block text-ink-soft text-xs">{spamInShort(suspicion)}</span>}
      </td>
      <td className="flex! flex-wrap items-center gap-x-3 md:table-cell! md:w-32 xl:w-44">
        <span className="flex flex-wrap gap-1.5">
          <Tag tone={statusTones[status]}>{statusNames[status]}</Tag>
          {email === null && <Tag tone="gold">Call</Tag>}
          {kind !== "contact" && (
            <Tag tone="garden">
              {kindNames[kind]}
              {stage && stage !== "new" && `: ${stageNames[stage]}`}
            </Tag>
          )}
        </span>
        {visitDay && (
          <span className="block text-xs">Visit: {visitInWords(visitDay, visitTime)}</span>
        )}
        <span className="block text-ink-soft text-xs">
          {assignedInWords({ assignedTo, returnedFrom })}
        </span>
      </td>
      <td className="text-ink-soft even-figures md:w-32 xl:w-44">
        <time dateTime={at} className="whitespace-nowrap">
          {moment(at)}
        </time>
      </td>
    </tr>
  );
}

export function MessageTable({
  messages,
  selection,
}: {
  messages: ListedMessage[];
  selection: Selection;
}) {
  const table = useRowKeys(selection.toggle);
  return (
    <div className="sheet py-3!">
      <table ref={table} className="listing">
        <caption className="sr-only">Messages</caption>
        <thead>
          <tr>
            <th scope="col">Select</th>
            <th scope="col">From</th>
            <th scope="col">Message</th>
            <th scope="col">Status</th>
            <th scope="col">Received</th>
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <Row key={message.id} message={message} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
