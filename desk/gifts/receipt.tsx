import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { Link, useParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { useChange } from "#desk/use-change.ts";
import { addressLine } from "#rules/address.ts";
import type { PrintableReceipt } from "#rules/gifts.ts";
import { organisation } from "#rules/organisation.ts";
import { giftReadings, receiptOf } from "./queries.ts";

function Letterhead() {
  return (
    <header className="flex items-center gap-3 border-limestone-300 border-b pb-4">
      <LogoMark className="size-12 text-brick-600" />
      <p className="text-sm">
        <strong className="block font-[560] font-display text-xl">{organisation.fullName}</strong>
        {addressLine(organisation.address)}
        <span className="block">
          {organisation.phone} · {organisation.email}
        </span>
      </p>
    </header>
  );
}

function Paper({
  receipt: { words, duplicate, name, postalAddress },
}: {
  receipt: PrintableReceipt;
}) {
  return (
    <article className="paper sheet grid max-w-2xl gap-5 wrap-anywhere" aria-label="The receipt">
      <Letterhead />
      {postalAddress && (
        <p className="my-4 whitespace-pre-wrap">
          {name}
          {"\n"}
          {postalAddress}
        </p>
      )}
      <h2 className="text-xl">{words.title}</h2>
      {duplicate && (
        <div>
          <p className="font-semibold">{words.copy}</p>
          {words.wentBack.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <p>{words.greeting}</p>
      <p>{words.thanks}</p>
      <dl className="border-limestone-300 border-t">
        {words.facts.map(([label, value]) => (
          <div key={label} className="flex gap-4 border-limestone-300 border-b py-2">
            <dt className="w-40 shrink-0 text-ink-soft">{label}</dt>
            <dd className="min-w-0 even-figures">{value}</dd>
          </div>
        ))}
      </dl>
      {[...words.tax, ...words.closing].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </article>
  );
}

/** A receipt for paper: not every donor has a mail address. */
export default function Receipt() {
  const { id = "", payment = "" } = useParams();
  const number = Number(payment);
  const query = useQuery(receiptOf(id, number));
  // What is on the screen stays what is printed: only the next one is a copy.
  const note = useChange<{ id: string; payment: number }>("gifts/note-printed", {
    changes: giftReadings,
  });
  return (
    <Screen
      title="Receipt on paper"
      lead={
        <Link to={`/gifts/${id}`} className="underline underline-offset-4">
          Back to the gift
        </Link>
      }
      actions={
        query.data && (
          <Button
            className="button-small"
            disabled={note.isPending}
            onClick={() => note.mutate({ id, payment: number }, { onSuccess: () => print() })}
          >
            <Printer aria-hidden className="size-4" />
            Print it
          </Button>
        )
      }
    >
      <Loaded query={query}>{(receipt) => <Paper receipt={receipt} />}</Loaded>
    </Screen>
  );
}
