import type { UseQueryResult } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { CallFailed, type Input } from "#desk/call.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { useChange } from "#desk/use-change.ts";
import { giftReadings, type Letterhead } from "./queries.ts";

function Head({ letterhead: { name, lines } }: { letterhead: Letterhead }) {
  return (
    <header className="flex items-center gap-3 border-limestone-300 border-b pb-4">
      <LogoMark className="size-12 text-brick-600" />
      <p className="text-sm">
        <strong className="block font-[560] font-display text-xl">{name}</strong>
        {lines[0]}
        <span className="block">{lines[1]}</span>
      </p>
    </header>
  );
}

/** A letter for paper, to the postal address if there is one. */
export function Paper({
  label,
  letterhead,
  name,
  postalAddress,
  children,
}: {
  label: string;
  letterhead: Letterhead;
  name: string | null;
  postalAddress: string | null;
  children: ReactNode;
}) {
  return (
    <article className="paper sheet grid max-w-2xl gap-5 wrap-anywhere" aria-label={label}>
      <Head letterhead={letterhead} />
      {postalAddress && (
        <p className="my-4 whitespace-pre-wrap">
          {name}
          {"\n"}
          {postalAddress}
        </p>
      )}
      {children}
    </article>
  );
}

type PrintedPath = "gifts/note-printed" | "gifts/note-statement-printed";

/** The screen around it. That it was printed is noted first: whatever comes after it is a copy. */
export function PaperScreen<Shown, Path extends PrintedPath>({
  title,
  print: printLabel,
  giftId,
  query,
  which,
  notedBy,
  children,
}: {
  title: string;
  print: string;
  giftId: string;
  query: UseQueryResult<Shown>;
  which: (shown: Shown) => Input<Path>;
  notedBy: Path;
  children: (shown: Shown) => ReactNode;
}) {
  // What is on the screen stays what is printed: only the next one is a copy.
  const note = useChange(notedBy, { changes: giftReadings });
  const { data: shown } = query;
  const onError = (error: Error) =>
    error instanceof CallFailed && error.code === "changed-meanwhile" && query.refetch();
  return (
    <Screen
      title={title}
      lead={
        <Link to={`/gifts/${giftId}`} className="underline underline-offset-4">
          Back to the gift
        </Link>
      }
      actions={
        shown && (
          <Button
            className="button-small"
            disabled={note.isPending}
            onClick={() => note.mutate(which(shown), { onSuccess: () => print(), onError })}
          >
            <Printer aria-hidden className="size-4" />
            {printLabel}
          </Button>
        )
      }
    >
      <Loaded query={query}>{children}</Loaded>
    </Screen>
  );
}
