import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LetterCheck } from "./queries.ts";

type Problem = LetterCheck["problems"][number];

function List({ title, problems, loud }: { title: string; problems: Problem[]; loud: boolean }) {
  if (problems.length === 0) return null;
  return (
    <>
      <h3 className={`mb-2 text-base ${loud ? "text-brick-700" : ""}`}>{title}</h3>
      <ul className="mb-4 grid gap-2">
        {problems.map(({ label, message, to }) => (
          <li key={`${to} ${message}`} className="text-sm">
            <Link to={to} className="font-semibold underline underline-offset-4">
              {label}
            </Link>
            : {message}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is wrong with a letter before it goes out; each line leads to where it is put right. */
export function Problems({ problems, children }: { problems: Problem[]; children: ReactNode }) {
  return (
    <section aria-labelledby="letter-check" className="sheet">
      <h2 id="letter-check" className="mb-3 text-lg">
        Before it goes out
      </h2>
      {problems.length === 0 && (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5" />
          We found nothing wrong.
        </p>
      )}
      <List title="Please fix this first" problems={problems.filter(({ blocks }) => blocks)} loud />
      <List
        title="You can send it like this, but please read"
        problems={problems.filter(({ blocks }) => !blocks)}
        loud={false}
      />
      {children}
    </section>
  );
}
