import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { post } from "#desk/call.ts";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { money } from "#desk/frame/money.ts";
import { nameFor } from "#desk/frame/private-text.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { BackToGifts } from "./back-to-gifts.tsx";
import { GiftTable } from "./gift-table.tsx";
import { LinkForm } from "./link-form.tsx";
import { oneGift, onePerson, type PersonAnswer } from "./queries.ts";

function Addresses({ email, addresses }: { email: string; addresses: PersonAnswer["addresses"] }) {
  const unlink = useChange("gifts/unlink", {
    done: ({ email: gone }) => `${gone} is no longer linked.`,
    undo: (_, changed) => post("gifts/undo-link", changed),
    changes: ["gifts/person"],
  });
  return (
    <section className="sheet" aria-labelledby="addresses">
      <h2 id="addresses" className="mb-1 text-lg">
        Email addresses
      </h2>
      <ul className="rows mb-4">
        {addresses.map((address) => (
          <li key={address.email}>
            <span className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere">
              {address.email}
              <span className="block text-ink-soft text-xs">
                {address.gifts === 1 ? "1 payment" : `${address.gifts} payments`}
              </span>
            </span>
            {address.linked && (
              <Button
                look="secondary"
                className="button-small"
                disabled={unlink.isPending}
                onClick={() => unlink.mutate({ email: address.email })}
              >
                Unlink<span className="sr-only"> {address.email}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LinkForm email={email} />
    </section>
  );
}

function Years({ email, years, gifts }: { email: string } & Pick<PersonAnswer, "years" | "gifts">) {
  const tests = gifts.filter(({ test }) => test).length;
  return (
    <section className="sheet" aria-labelledby="years">
      <h2 id="years" className="mb-1 text-lg">
        By year
      </h2>
      {years.length === 0 && <p className="text-ink-soft text-sm">No completed gifts yet.</p>}
      {tests > 0 && (
        <p className="text-ink-soft text-sm">
          {tests === 1 ? "1 test gift is" : `${tests} test gifts are`} not counted.
        </p>
      )}
      <ul className="rows">
        {years.map(({ year, gifts, keptCents }) => (
          <li key={year}>
            <span className="min-w-0 flex-1 text-sm even-figures">
              <strong>{year}</strong>: {money(keptCents)} in{" "}
              {gifts === 1 ? "1 payment" : `${gifts} payments`}
            </span>
            <ButtonLink
              look="quiet"
              className="text-sm"
              to={`/gifts/statements?year=${year}&email=${nameFor(email)}`}
            >
              See statement
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the donor chose on My giving, and what it was before. */
function ReceiptName({ details }: { details: PersonAnswer["details"] }) {
  if (details.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="receipt-name">
      <h2 id="receipt-name" className="mb-1 text-lg">
        Name and address for receipts
      </h2>
      <ol className="rows">
        {details.map(({ at, name, postalAddress, by }) => (
          <li key={at}>
            <span className="min-w-0 flex-1 whitespace-pre-line text-sm wrap-anywhere">
              {[name, postalAddress].filter(Boolean).join("\n")}
              <span className="block text-ink-soft text-xs">
                {by ?? "The donor"}, <time dateTime={at}>{moment(at)}</time>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-ink-soft text-xs">
        The first one is current. It goes on receipts starting with the next gift.
      </p>
    </section>
  );
}

/** Named by one of their gifts: an address tells nobody who gave. */
const chosen = z.object({ gift: z.string().catch(""), email: z.string().catch("") });
type Chosen = z.infer<typeof chosen>;

/** One donor under all addresses that staff have linked. */
export default function Person() {
  const { gift, email: asked } = useFilter<Chosen>(chosen).filter;
  const one = useQuery({ ...oneGift(gift), enabled: gift !== "" });
  const email = asked || one.data?.gift.donorEmail || "";
  const query = useQuery({ ...onePerson(email), enabled: gift === "" || email !== "" });
  return (
    <Screen
      title={query.data?.name ?? email}
      lead={<BackToGifts>All gifts from one person.</BackToGifts>}
    >
      <Loaded query={query}>
        {({ addresses, details, gifts, years }) => (
          <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0">
              {gifts.length > 0 ? (
                <GiftTable gifts={gifts} caption="Gifts from this person" />
              ) : (
                <Empty>No gifts from this person.</Empty>
              )}
            </div>
            <div className="grid grid-cols-1 content-start gap-5">
              <Years email={email} years={years} gifts={gifts} />
              <ReceiptName details={details} />
              <Addresses email={email} addresses={addresses} />
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
