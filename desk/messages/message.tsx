import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { Screen } from "#desk/frame/screen.tsx";
import { useShortcuts } from "#desk/frame/shortcuts.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { moment } from "#desk/time.ts";
import { CallPanel } from "./call-panel.tsx";
import { History } from "./history.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { NoteForm } from "./note-form.tsx";
import { OthersHere } from "./others-here.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { type MessageAnswer, oneMessage } from "./queries.ts";
import { ReplyForm } from "./reply-form.tsx";
import { spamInWords } from "./spam-words.ts";
import { VisitForm } from "./visit-form.tsx";

/** The list as it was left. */
const useBack = () => {
  const { state } = useLocation() as { state: { list?: string } | null };
  const navigate = useNavigate();
  const list = `/messages${state?.list ?? ""}`;
  const keys = useMemo(
    () => [{ keys: "u", does: "Back to messages", run: () => navigate(list) }],
    [list, navigate],
  );
  useShortcuts(keys);
  return list;
};

function Sent({ answer: { message } }: { answer: MessageAnswer }) {
  return (
    <section aria-label="The message" className="sheet">
      <p className="mb-4 text-ink-soft text-sm">
        {message.name}, <time dateTime={message.at}>{moment(message.at)}</time>
      </p>
      {message.suspicion && (
        <p className="mb-4 rounded-xl bg-gold-100 px-4 py-3 text-brick-900 text-sm">
          {spamInWords(message.suspicion)}
        </p>
      )}
      <p className="whitespace-pre-wrap wrap-anywhere">
        {message.text || "They left their number and didn't write a message."}
      </p>
    </section>
  );
}

/** By email, or by telephone where there is no address. */
function Answer({ answer }: { answer: MessageAnswer }) {
  const { message } = answer;
  return message.email === null ? (
    <CallPanel message={message} />
  ) : (
    <ReplyForm {...answer} email={message.email} />
  );
}

function Opened({ answer }: { answer: MessageAnswer }) {
  const { message, events, colleagues } = answer;
  return (
    <>
      <OthersHere message={message} events={events} />
      <MoveButtons message={message} colleagues={colleagues} />
      {message.kind === "group" && (
        <VisitForm key={`${message.visitDay} ${message.visitTime}`} message={message} />
      )}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <Sent answer={answer} />
        {/* On a phone one sees who wrote before one replies. */}
        <PersonPanel answer={answer} />
        <div className="grid grid-cols-1 content-start gap-5">
          <History {...answer} />
          {message.status !== "spam" && <Answer answer={answer} />}
          <NoteForm message={message} colleagues={colleagues} />
        </div>
      </div>
    </>
  );
}

export default function Message() {
  const { id = "" } = useParams();
  const query = useQuery(oneMessage(id));
  const back = useBack();
  return (
    <Screen
      key={id}
      title={query.data?.message.subject ?? "Message"}
      lead={
        <Link to={back} className="underline underline-offset-4">
          Back to messages
        </Link>
      }
    >
      <Loaded query={query}>{(answer) => <Opened answer={answer} />}</Loaded>
    </Screen>
  );
}
