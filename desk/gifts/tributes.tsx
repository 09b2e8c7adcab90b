import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { money } from "#desk/frame/money.ts";
import { Pager } from "#desk/frame/pager.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { TestTag } from "#desk/frame/test-tag.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { day } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { honoreeCorrection, type TributePage, tributePage } from "#rules/tributes.ts";
import { BackToGifts } from "./back-to-gifts.tsx";
import { giftReadings, type TributePerson, tributes, type WaitingCard } from "./queries.ts";
import { sentInWords } from "./sent-words.ts";
import { StateTag } from "./state-tag.tsx";

type Given = TributePerson["gifts"][number];
type Card = Given["cards"][number];

const cardInWords = ({ byEmail, sendAt, sentAt }: Card, emailGoesToFiles: boolean) => {
  if (sentAt)
    return byEmail ? sentInWords(day(sentAt), emailGoesToFiles) : `printed ${day(sentAt)}`;
  if (byEmail) return `goes out ${day(sendAt)}`;
  return new Date(sendAt) > new Date() ? `to print on ${day(sendAt)}` : "to print";
};

function HonoreeForm({ gift, close }: { gift: Given; close: () => void }) {
  const [honoree, setHonoree] = useState(gift.honoree);
  const [mistake, setMistake] = useState<string>();
  const correct = useChange("gifts/correct-honoree", {
    done: "The name is corrected.",
    changes: giftReadings,
    quiet: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = honoreeCorrection.safeParse({ id: gift.id, from: gift.honoree, honoree });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) correct.mutate(checked.data, { onSuccess: close });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label="In honor or memory of"
        hint="Gifts with the same name are grouped together. Existing cards keep their name."
        name="honoree"
        autoComplete="off"
        value={honoree}
        onChange={(event) => setHonoree(event.target.value)}
        error={mistake ?? correct.error?.message}
      />
      <DialogButtons
        label="Save name"
        pendingLabel="Saving…"
        isPending={correct.isPending}
        close={close}
      />
    </form>
  );
}

function Gift({ gift }: { gift: Given }) {
  const { emailGoesToFiles } = useMe();
  const [correcting, setCorrecting] = useState(false);
  return (
    <li>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={`/gifts/${gift.id}`} className="font-semibold underline underline-offset-4">
            {gift.donor ?? "Unknown donor"}
          </Link>
          <span className="text-ink-soft text-sm">
            {money(gift.keptCents)}, {day(gift.at)}
          </span>
          <StateTag state={gift.state} kind={gift.kind} /> {gift.test && <TestTag />}
        </p>
        <ul className="text-sm">
          {gift.cards.map((card) => (
            <li key={card.id}>
              <Link to={`/gifts/tributes/${card.id}`} className="underline underline-offset-4">
                Card to {card.recipientName}
              </Link>
              : {cardInWords(card, emailGoesToFiles)}
            </li>
          ))}
          {gift.cards.length === 0 && <li className="text-ink-soft">No card requested.</li>}
        </ul>
      </div>
      <Button look="secondary" className="button-small" onClick={() => setCorrecting(true)}>
        Correct name<span className="sr-only"> on the gift from {gift.donor}</span>
      </Button>
      {correcting && (
        <Modal title="Correct name" close={() => setCorrecting(false)}>
          <HonoreeForm gift={gift} close={() => setCorrecting(false)} />
        </Modal>
      )}
    </li>
  );
}

function Person({ person: { honoree, giftCount, keptCents, gifts } }: { person: TributePerson }) {
  return (
    <section className="sheet" aria-label={honoree}>
      <h2 className="mb-1 text-lg wrap-anywhere">{honoree}</h2>
      <p className="mb-3 text-ink-soft text-sm even-figures">
        {giftCount === 1 ? "1 gift" : `${giftCount.toLocaleString("en-US")} gifts`},{" "}
        {money(keptCents)} in total
      </p>
      <ul className="rows">
        {gifts.map((gift) => (
          <Gift key={gift.id} gift={gift} />
        ))}
      </ul>
    </section>
  );
}

function CardsToPrint({ cards }: { cards: WaitingCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="sheet mb-5" aria-labelledby="to-print">
      <h2 id="to-print" className="mb-3 text-lg">
        Cards to print
      </h2>
      <ul className="rows">
        {cards.map(({ id, recipientName, honoree, sendAt }) => (
          <li key={id}>
            <Link to={`/gifts/tributes/${id}`} className="underline underline-offset-4">
              Card to {recipientName}
            </Link>
            <span className="text-ink-soft text-sm">
              {honoree}, {day(sendAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Gifts in memory or honor of somebody, by that person, with the cards that tell of them. */
export default function Tributes() {
  const { filter, linkTo } = useFilter<TributePage>(tributePage);
  const query = useQuery({ ...tributes(filter), placeholderData: keepPreviousData });
  return (
    <Screen
      title="In memory or in honor"
      lead={
        <BackToGifts>
          Gifts for the same person are grouped together. Cards never say how much was given.
        </BackToGifts>
      }
    >
      <Loaded query={query}>
        {({ waiting, people, total }) => (
          <div aria-busy={query.isPlaceholderData}>
            <CardsToPrint cards={waiting} />
            {people.length === 0 ? (
              <Empty>No gifts in memory or in honor of someone{filter.page === 1 && " yet"}.</Empty>
            ) : (
              <div className="grid gap-5">
                {people.map((person) => (
                  <Person key={person.gifts[0]?.id} person={person} />
                ))}
              </div>
            )}
            <Pager page={filter.page} total={total} linkTo={linkTo} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
