import { Link } from "react-router";
import { Empty } from "#desk/frame/states.tsx";
import { type MessageFilter, type Status, statuses, statusNames } from "#rules/inbox.ts";

/** Why the list is empty, and where what was searched for lies instead. */
export function NoMessages({
  filter: { q, status },
  counts,
  linkTo,
}: {
  filter: Pick<MessageFilter, "q" | "status">;
  counts: Record<Status, number>;
  linkTo: (changed: { status: Status }) => string;
}) {
  const elsewhere = statuses.filter((one) => counts[one] > 0);
  if (!q) return <Empty>{status === "open" ? "No open messages." : "No messages here."}</Empty>;
  if (elsewhere.length === 0 || status === "all")
    return <Empty>No results. Try fewer words, or just the start of one.</Empty>;
  return (
    <Empty>
      No results here.
      {elsewhere.map((one) => (
        <Link
          key={one}
          to={linkTo({ status: one })}
          className="ml-3 inline-block font-semibold text-ink underline underline-offset-4"
        >
          {counts[one]} in {statusNames[one]}: show {counts[one] === 1 ? "it" : "them"}
        </Link>
      ))}
    </Empty>
  );
}
