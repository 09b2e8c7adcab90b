import { Button } from "#app/ui/button.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { useChange } from "#desk/use-change.ts";
import { touched } from "./queries.ts";

/** What is saved, to whoever writes it. */
export function SendTest({
  id,
  className = "",
  whenSaved = (act) => act(),
}: {
  id: string;
  className?: string;
  whenSaved?: (act: () => void) => void;
}) {
  const test = useChange("letters/test", {
    done: onItsWay(useMe(), "A test", "your own email address"),
    changes: touched.filter((path) => path === "today"),
  });
  return (
    <Button
      look="secondary"
      className={`button-small ${className}`}
      disabled={test.isPending}
      onClick={() => whenSaved(() => test.mutate({ id }))}
    >
      Send a test to myself
    </Button>
  );
}
