import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { TestTag } from "#desk/frame/test-tag.tsx";
import { day } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { CardForm } from "./card-form.tsx";
import { Paper } from "./paper.tsx";
import { type CardAnswer, giftReadings, tributeCardOf } from "./queries.ts";
import { sentInWords } from "./sent-words.ts";

const standing = ({ card, maySend }: CardAnswer, emailGoesToFiles: boolean) => {
  if (card.sentAt) {
    const sent = card.recipientEmail
      ? sentInWords(day(card.sentAt), emailGoesToFiles)
      : `printed ${day(card.sentAt)}`;
    return `Card ${sent}${card.copies > 1 ? `, ${card.copies} times in total` : ""}.`;
  }
  if (!maySend) return "Not sent: we don't have the money for this gift.";
  return card.recipientEmail ? `Goes out ${day(card.sendAt)}.` : `To print: ${day(card.sendAt)}.`;
};

function SendButton({ card }: CardAnswer) {
  const me = useMe();
  const send = useChange("gifts/send-card", {
    done: onItsWay(me, "The card", card.recipientEmail ?? ""),
    changes: giftReadings,
  });
  return (
    <Button
      className="button-small"
      disabled={send.isPending}
      onClick={() => send.mutate({ id: card.id })}
    >
      {card.sentAt ? "Send again" : "Send now"}
    </Button>
  );
}

function PrintButton({ card }: CardAnswer) {
  const note = useChange("gifts/note-card-printed", { changes: giftReadings });
  return (
    <Button
      className="button-small"
      disabled={note.isPending}
      onClick={() => note.mutate({ id: card.id }, { onSuccess: () => print() })}
    >
      <Printer aria-hidden className="size-4" />
      Print card
    </Button>
  );
}

function CancelButton({ card }: CardAnswer) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const cancel = useChange("gifts/cancel-card", {
    done: card.sentAt ? "The card is deleted." : "The card is deleted. No one will get it.",
    changes: giftReadings,
  });
  return (
    <>
      <Button look="secondary" className="button-small" onClick={() => setAsking(true)}>
        Delete card
      </Button>
      {asking && (
        <Modal title="Delete this card?" close={() => setAsking(false)}>
          <p className="mb-4">
            {card.sentAt
              ? `It was printed on ${day(card.sentAt)}. What it says, and where it went, will no longer be stored.`
              : `It hasn't gone out, so ${card.recipientName} won't get anything.`}
          </p>
          <DialogButtons
            label="Delete card"
            isPending={cancel.isPending}
            act={() =>
              cancel.mutate({ id: card.id }, { onSuccess: () => navigate("/gifts/tributes") })
            }
            close={() => setAsking(false)}
          />
        </Modal>
      )}
    </>
  );
}

function Details({ answer }: { answer: CardAnswer }) {
  const { emailGoesToFiles } = useMe();
  const { card, words, letterhead, maySend, test } = answer;
  const [correcting, setCorrecting] = useState(false);
  return (
    <Screen
      title={`Card to ${card.recipientName}`}
      lead={
        <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Link to="/gifts/tributes" className="underline underline-offset-4">
            Back to cards
          </Link>
          <Link to={`/gifts/${card.giftId}`} className="underline underline-offset-4">
            See the gift
          </Link>
          <span className="flex flex-wrap items-center gap-2">
            {standing(answer, emailGoesToFiles)} {test && <TestTag />}
          </span>
        </span>
      }
      actions={
        <div className="flex w-full flex-wrap gap-3 md:w-auto">
          {maySend &&
            (card.recipientEmail ? <SendButton {...answer} /> : <PrintButton {...answer} />)}
          <Button look="secondary" className="button-small" onClick={() => setCorrecting(true)}>
            Correct card
          </Button>
          {(!card.sentAt || card.recipientAddress) && <CancelButton {...answer} />}
        </div>
      }
    >
      <Paper
        label="The card"
        letterhead={letterhead}
        name={card.recipientName}
        postalAddress={card.recipientAddress}
      >
        <img src={words.picture} alt="" width="560" height="315" className="h-auto w-full" />
        <h2 className="text-xl">{words.title}</h2>
        <p>{words.greeting}</p>
        <p>{words.news}</p>
        {words.words && (
          <>
            <p className="whitespace-pre-wrap">{words.words}</p>
            <p>{words.signature}</p>
          </>
        )}
        <p>{words.closing}</p>
        <p>{words.wishes}</p>
      </Paper>
      {correcting && (
        <Modal title="Correct card" close={() => setCorrecting(false)}>
          <CardForm answer={answer} close={() => setCorrecting(false)} />
        </Modal>
      )}
    </Screen>
  );
}

/** As it goes by email, or on paper. */
export default function TributeCard() {
  const { card = "" } = useParams();
  const query = useQuery(tributeCardOf(card));
  return <Loaded query={query}>{(answer) => <Details answer={answer} />}</Loaded>;
}
