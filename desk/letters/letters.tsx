import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { Pager } from "#desk/frame/pager.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useChange } from "#desk/use-change.ts";
import { type ListedLetter, letterList } from "./queries.ts";
import {
  copiedInWords,
  countsInWords,
  stateNames,
  stateTones,
  subscribersInWords,
  whenOf,
} from "./state-words.ts";

function Row({ letter, copy }: { letter: ListedLetter; copy: (from: string) => void }) {
  const { id, subject, state, counts, onSite } = letter;
  const name = subject || "Without a subject";
  return (
    <tr>
      <td className="md:w-2/5">
        <Link to={`/letters/${id}`} className="font-semibold underline underline-offset-4">
          {name}
        </Link>
      </td>
      <td>
        <span className="flex flex-wrap gap-1.5">
          <Tag tone={stateTones[state]}>{stateNames[state]}</Tag>
          {onSite && <Tag tone="lake">On the site</Tag>}
        </span>
      </td>
      <td className="text-ink-soft text-sm even-figures">
        {whenOf(letter)}
        <span className="block">{countsInWords(counts)}</span>
      </td>
      <td className="md:text-right">
        {state === "sent" && (
          <Button look="secondary" className="button-small" onClick={() => copy(id)}>
            Copy into a new newsletter<span className="sr-only">: {name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

function LetterTable({ letters, copy }: { letters: ListedLetter[]; copy: (from: string) => void }) {
  return (
    <div className="sheet py-3!">
      <table className="listing">
        <caption className="sr-only">Newsletters</caption>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">State</th>
            <th scope="col">Date and results</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {letters.map((letter) => (
            <Row key={letter.id} letter={letter} copy={copy} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export default function Letters() {
  const [parameters] = useSearchParams();
  const page = Math.max(1, Number(parameters.get("page")) || 1);
  const query = useQuery({ ...letterList(page), placeholderData: keepPreviousData });
  const navigate = useNavigate();
  const begin = useChange("letters/begin", {
    done: copiedInWords,
    opens: ({ id }) => `/letters/${id}`,
    changes: ["letters"],
  });
  const write = (from?: string) =>
    begin.mutate(from ? { from } : {}, { onSuccess: ({ id }) => navigate(`/letters/${id}`) });
  return (
    <Screen
      title="Newsletters"
      lead="Emails to everyone who subscribes to the newsletter."
      actions={
        <Button disabled={begin.isPending} onClick={() => write()}>
          Write a newsletter
        </Button>
      }
    >
      <Loaded query={query}>
        {({ letters, total, readers }) => (
          <>
            <p role="status" className="mb-2 text-ink-soft text-sm even-figures">
              When you send a newsletter, {subscribersInWords(readers)} will get it.
            </p>
            {letters.length > 0 ? (
              <LetterTable letters={letters} copy={write} />
            ) : (
              <Empty>No newsletters yet.</Empty>
            )}
            <Pager page={page} total={total} linkTo={({ page: to }) => `?page=${to}`} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
