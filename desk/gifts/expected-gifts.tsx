import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Choice } from "#desk/frame/choice.tsx";
import { useChange } from "#desk/use-change.ts";
import { fullHoursAfter, untilInWords } from "#rules/expected-gifts.ts";
import { type ExpectedGifts as Expected, expectedGifts } from "./queries.ts";

const readings = ["gifts/expected", "today"] as const;

function Open({ until, openedBy }: Expected) {
  const end = useChange("gifts/expect-usual", {
    done: "The usual limits apply again.",
    changes: readings,
  });
  return (
    <>
      <p className="mb-4">
        The giving event lasts until {untilInWords(new Date(until))}, as set by {openedBy}. After
        that, the usual limits apply again.
      </p>
      <Button look="secondary" disabled={end.isPending} onClick={() => end.mutate({})}>
        Go back to the usual limits
      </Button>
    </>
  );
}

function Closed() {
  const [hours] = useState(() => fullHoursAfter(new Date()));
  const options = hours.map((hour) => [hour.toISOString(), untilInWords(hour)] as const);
  const [until, setUntil] = useState(options[2]?.[0] ?? "");
  const begin = useChange("gifts/expect-many", {
    done: (input) => `The giving event lasts until ${untilInWords(new Date(input.until))}.`,
    changes: readings,
  });
  return (
    <>
      <p className="mb-4 max-w-prose">
        At a dinner or a service, guests often share one internet connection, and the site would
        soon ask them to wait. During a giving event, the site takes many more gifts from one place.
        The event ends automatically at the time you choose.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Choice label="Giving event until" value={until} options={options} choose={setUntil} />
        <Button look="secondary" disabled={begin.isPending} onClick={() => begin.mutate({ until })}>
          Start the giving event
        </Button>
      </div>
    </>
  );
}

/** For an evening when hundreds give behind one address. */
export function ExpectedGifts() {
  const { data } = useQuery(expectedGifts);
  if (!data) return null;
  return (
    <section id="expected" aria-labelledby="expected-heading" className="sheet mt-8">
      <h2 id="expected-heading" className="mb-2 font-semibold text-lg">
        Giving event
      </h2>
      {data.expected ? <Open {...data.expected} /> : <Closed />}
    </section>
  );
}
