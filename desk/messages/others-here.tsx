import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMe } from "#desk/frame/me.tsx";
import { notify } from "#desk/frame/notices.tsx";
import { lookingAt, type Message, type MessageEvent } from "./queries.ts";

const everyMs = 10_000;

const names = (people: string[]) => new Intl.ListFormat("en-US").format(people);

const did: Record<MessageEvent["kind"], string> = {
  status: "changed the status of this message",
  assigned: "assigned this message",
  returned: "unassigned this message",
  stage: "changed the stage",
  visit: "changed the date of the visit",
  note: "added a note",
  reply: "just replied to this message",
  answer: "just replied by email",
};

/** Says what a colleague did while one has the message open. */
const useNews = (events: MessageEvent[]) => {
  const me = useMe();
  const latest = useRef(events.at(-1)?.id ?? 0);
  useEffect(() => {
    const mine = me.name || me.email;
    for (const { id, actor, kind } of events)
      if (id > latest.current && actor !== mine) notify({ text: `${actor} ${did[kind]}.` });
    latest.current = Math.max(latest.current, events.at(-1)?.id ?? 0);
  }, [events, me]);
};

/** Tells the others that one has this message open, and shows who else has. */
export function OthersHere({ message, events }: { message: Message; events: MessageEvent[] }) {
  const { id, revision } = message;
  const client = useQueryClient();
  useNews(events);
  const { data } = useQuery({
    ...lookingAt(client, id),
    refetchInterval: everyMs,
    gcTime: 0,
    staleTime: 0,
  });
  const current = data?.revision ?? revision;
  useEffect(() => {
    if (current > revision) void client.invalidateQueries({ queryKey: ["messages/message"] });
  }, [client, current, revision]);
  const others = data?.others ?? [];
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="mb-4 flex items-center gap-3 rounded-xl bg-lake-100 px-4 py-3 text-lake-800">
          <UsersRound aria-hidden className="size-5 shrink-0" />
          {names(others)} {others.length === 1 ? "is" : "are"} looking at this message too.
        </p>
      )}
    </div>
  );
}
