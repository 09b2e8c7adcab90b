import { startTransition, useEffect, useState } from "react";
import { useVisit } from "#app/visit.ts";

/** Says a page's title when script brought the page, as browsers do on a full load. */
export function Announcer() {
  const visit = useVisit();
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (visit.by !== "load") startTransition(() => setTitle(document.title));
  }, [visit]);
  return (
    <p aria-live="polite" className="sr-only" data-announcer>
      {title}
    </p>
  );
}
