import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { GivenToEditor } from "#desk/pages/came-from.tsx";
import { ChangeList } from "#desk/pages/change-list.tsx";
import { atOf, editorAt } from "#desk/pages/places.ts";
import type { ChangesAnswer, Fact } from "#desk/pages/queries.ts";
import { useConfirmSpanish } from "#desk/pages/use-confirm-spanish.ts";

type Outdated = ChangesAnswer["outdated"][number];

const keyOf = ({ name, path }: Pick<Outdated, "name" | "path">) => `${name} ${atOf(path)}`;

/** Spanish texts whose English changes without them. It warns, and keeps nothing back. */
export function OutdatedSpanish({
  document,
  outdated,
  facts,
  given,
}: {
  document: string;
  outdated: Outdated[];
  facts: readonly Fact[];
  /** Absent while the English is no draft yet: then nobody can say whether the Spanish is right. */
  given?: GivenToEditor | null;
}) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const confirm = useConfirmSpanish();
  const left = outdated.filter((one) => !confirmed.includes(keyOf(one)));
  if (left.length === 0) return null;
  const answerTo = ({ name, path, english, spanish }: Outdated) => (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="w-full wrap-anywhere">
        Spanish: <span lang="es">{spanish}</span>
      </p>
      {given !== undefined && (
        <>
          <Link
            to={editorAt(name, atOf(path))}
            state={name === document ? given : { ...given, waiting: document }}
            className="font-semibold underline underline-offset-4"
          >
            Change the Spanish
          </Link>
          <Button
            look="secondary"
            className="button-small"
            disabled={confirm.isPending}
            onClick={() =>
              confirm.mutate(
                { name, path, english, spanish },
                { onSuccess: () => setConfirmed([...confirmed, keyOf({ name, path })]) },
              )
            }
          >
            Still right
          </Button>
        </>
      )}
    </div>
  );
  return (
    <section className="mb-5 grid grid-cols-1 gap-4 rounded-card bg-gold-100 p-5">
      <div>
        <h2 className="text-lg">The Spanish may be out of date</h2>
        <p className="text-sm">
          The English below has changed, and its Spanish hasn't. You can go ahead anyway. People who
          read Spanish then see the old text.
        </p>
      </div>
      <div className="rounded-xl bg-white p-4">
        <ChangeList
          changes={left.map((one) => ({ ...one, kind: "changed" }))}
          facts={facts}
          after={({ path }) => {
            const one = left.find((other) => atOf(other.path) === atOf(path));
            return one && answerTo(one);
          }}
        />
      </div>
    </section>
  );
}
