import { type FormEvent, useState } from "react";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { Choice } from "#desk/frame/choice.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { useChange } from "#desk/use-change.ts";
import { type Language, languageNames } from "#rules/languages.ts";
import { cardCorrection, type Occasion, occasions } from "#rules/tributes.ts";
import { correctedCard } from "./corrected-card.ts";
import { type CardAnswer, giftReadings } from "./queries.ts";

const cardLanguages = Object.entries(languageNames) as [Language, string][];
const choices = Object.entries(occasions) as [Occasion, string][];

/** One that has gone is saved only: it is sent or printed again when somebody has looked at it. */
export function CardForm({
  answer: { card, maySend },
  close,
}: {
  answer: CardAnswer;
  close: () => void;
}) {
  const me = useMe();
  const [from] = useState({
    occasion: card.occasion,
    honoree: card.honoree,
    recipientName: card.recipientName,
    email: card.recipientEmail ?? "",
    postalAddress: card.recipientAddress ?? "",
    words: card.words,
    signature: card.signature,
    language: card.language,
  });
  const [typed, setTyped] = useState(from);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const correct = useChange("gifts/correct-card", {
    done: (sent) => correctedCard({ ...card, maySend }, sent, me),
    changes: giftReadings,
    quiet: true,
  });
  const field = (name: Exclude<keyof typeof typed, "occasion" | "language">, label: string) => ({
    label,
    name,
    autoComplete: "off",
    value: typed[name],
    error: mistakes[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = cardCorrection.safeParse({ ...typed, id: card.id, from });
    setMistakes(
      Object.fromEntries(
        (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
      ),
    );
    if (checked.success) correct.mutate(checked.data, { onSuccess: close });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Choice
        label="The gift was made"
        value={typed.occasion}
        options={choices}
        choose={(occasion) => setTyped({ ...typed, occasion })}
      />
      <Choice
        label="Language"
        value={typed.language}
        options={cardLanguages}
        choose={(language) => setTyped({ ...typed, language })}
      />
      <TextField {...field("honoree", "Name on the card")} />
      <TextField {...field("recipientName", "To")} />
      <TextField
        {...field("email", "Email address")}
        hint={card.sentAt ? undefined : "With one, the card goes out automatically on its day."}
        type="email"
        optional
      />
      <TextArea {...field("postalAddress", "Mailing address")} optional />
      <TextArea {...field("words", "The donor's own words")} optional />
      <TextField {...field("signature", "From")} />
      {correct.error && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {correct.error.message}
        </p>
      )}
      <DialogButtons
        label="Save card"
        pendingLabel="Saving…"
        isPending={correct.isPending}
        close={close}
      />
    </form>
  );
}
