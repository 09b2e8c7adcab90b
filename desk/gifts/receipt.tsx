import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Paper, PaperScreen } from "./paper.tsx";
import { type PrintableReceipt, receiptOf } from "./queries.ts";

function Letter({ receipt }: { receipt: PrintableReceipt }) {
  const { words, duplicate, ...sheet } = receipt;
  return (
    <Paper label="The receipt" {...sheet}>
      <h2 className="text-xl">{words.title}</h2>
      {duplicate && <p className="font-semibold">{words.copy}</p>}
      <p>{words.greeting}</p>
      <p>{words.thanks}</p>
      {words.wentBack.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
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
    </Paper>
  );
}

/** A receipt for paper: not every donor has an email address. */
export default function Receipt() {
  const { id = "", payment = "" } = useParams();
  const which = { id, payment: Number(payment) };
  const query = useQuery(receiptOf(id, which.payment));
  return (
    <PaperScreen
      title="Receipt on paper"
      print="Print receipt"
      giftId={id}
      query={query}
      which={() => which}
      notedBy="gifts/note-printed"
    >
      {(receipt) => <Letter receipt={receipt} />}
    </PaperScreen>
  );
}
