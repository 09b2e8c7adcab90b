import { type FormEvent, useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fieldId, TextArea, TextField } from "#app/ui/field.tsx";
import { earlierOf, type Input, post } from "#desk/call.ts";
import { useMe } from "#desk/frame/me.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { useDraft } from "#desk/frame/use-draft.ts";
import { chicagoDay } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { recordedGift } from "#rules/gifts.ts";
import { BackToGifts } from "./back-to-gifts.tsx";
import { CampaignField } from "./campaign-field.tsx";
import { MeansField } from "./means-field.tsx";
import { giftReadings } from "./queries.ts";

type Typed = Input<"gifts/record">;

const emptyForm = (): Typed => ({
  key: crypto.randomUUID(),
  means: "check",
  amount: "",
  received: chicagoDay(),
  name: "",
  email: "",
  address: "",
  checkNumber: "",
  campaign: "",
});

/** A draft of another day, or of an earlier form, may lack something. */
const readDraft = (text: string): Typed => {
  try {
    return { ...emptyForm(), ...(JSON.parse(text) as Partial<Typed>) };
  } catch {
    return emptyForm();
  }
};

export default function RecordGift() {
  const navigate = useNavigate();
  const me = useMe();
  const [draft, keepDraft] = useDraft("record-gift");
  const typed = useMemo(() => readDraft(draft), [draft]);
  const [mistakes, setMistakes] = useState<Partial<Record<keyof Typed, string>>>({});
  const record = useChange("gifts/record", {
    done: ({ email }) =>
      email
        ? `Recorded. ${onItsWay(me, "The receipt", email)}`
        : "Recorded. You can print the receipt here.",
    undo: (_, { id }) => post("gifts/take-back", { id, reason: "Recorded by mistake" }),
    opens: ({ id }) => `/gifts/${id}`,
    // The next donor may be typed over it by now.
    finish: (sent) => keepDraft((now) => (now === JSON.stringify(sent) ? "" : now)),
    changes: giftReadings,
    quiet: true,
  });

  const earlier = earlierOf(record.error);

  const change = (changed: Partial<Typed>) => keepDraft(JSON.stringify({ ...typed, ...changed }));
  const field = (name: Exclude<keyof Typed, "key" | "means" | "campaign">) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    ...(mistakes[name] && { error: mistakes[name] }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = recordedGift.safeParse(typed);
    const found =
      checked.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
    // The first thing that is wrong with a field is the one to say.
    setMistakes(Object.fromEntries(found.toReversed()));
    if (!checked.success) {
      const [first] = found;
      document.getElementById(fieldId(first?.[0] ?? ""))?.focus();
      return;
    }
    const sent = earlier ? { ...typed, key: crypto.randomUUID() } : typed;
    keepDraft(JSON.stringify(sent));
    record.mutate(sent, { onSuccess: ({ id }) => navigate(`/gifts/${id}`) });
  };

  return (
    <Screen
      title="Record a check or cash"
      lead={
        <BackToGifts>It counts in totals, statements and exports like any other gift.</BackToGifts>
      }
    >
      <form onSubmit={submit} noValidate className="sheet grid max-w-2xl gap-5">
        <MeansField
          value={typed.means}
          change={(means) => change({ means })}
          {...(mistakes.means && { error: mistakes.means })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Amount in dollars" inputMode="decimal" {...field("amount")} />
          <TextField label="Date received" type="date" max={chicagoDay()} {...field("received")} />
        </div>
        {typed.means === "check" && (
          <TextField label="Check number" optional inputMode="numeric" {...field("checkNumber")} />
        )}
        <TextField label="Donor's name" autoComplete="off" {...field("name")} />
        <TextField
          label="Donor's email address"
          hint="We email the receipt right away. Without an email address, you can print it."
          optional
          type="email"
          autoComplete="off"
          {...field("email")}
        />
        <TextArea
          label="Donor's mailing address"
          optional
          rows={3}
          autoComplete="off"
          {...field("address")}
        />
        <CampaignField value={typed.campaign ?? ""} change={(campaign) => change({ campaign })} />
        {record.error && (
          <p role="alert" className="font-semibold text-brick-700">
            {record.error.message}{" "}
            {earlier && (
              <Link to={`/gifts/${earlier}`} className="underline underline-offset-4">
                Look at that gift
              </Link>
            )}
          </p>
        )}
        <Button type="submit" disabled={record.isPending} className="justify-self-start">
          {record.isPending ? "Recording…" : earlier ? "Record as another gift" : "Record gift"}
        </Button>
      </form>
    </Screen>
  );
}
