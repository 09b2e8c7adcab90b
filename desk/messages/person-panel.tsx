import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { TestTag } from "#desk/frame/test-tag.tsx";
import { moment } from "#desk/time.ts";
import { formatDollars } from "#rules/donation.ts";
import { type GiftKind, giftKindNames, stateName } from "#rules/gifts.ts";
import { statusNames } from "#rules/inbox.ts";
import { callHref } from "#rules/phone.ts";
import type { MessageAnswer, PersonGift } from "./queries.ts";
import { statusTones } from "./status-tones.ts";

/** What to dial, where the value is a phone number. */
const hrefOf = (name: string, value: string) => (name === "Phone" ? callHref(value) : undefined);

/** Where the screen is narrow, what is empty is only in the way of the reply. */
const sheetOf = (listed: unknown[]) => `sheet ${listed.length === 0 ? "max-xl:hidden" : ""}`;

export function PersonGifts({ gifts }: { gifts: PersonGift[] }) {
  return (
    <section className={sheetOf(gifts)}>
      <h2 className="mb-1 text-lg">Gifts</h2>
      {gifts.length === 0 ? (
        <p className="text-ink-soft text-sm">No gifts from this address.</p>
      ) : (
        <ul className="rows">
          {/* A monthly gift is paid many times. */}
          {gifts.map(({ id, at, amountCents, kind, state, test }) => (
            <li key={`${id} ${at}`} className="text-sm">
              <span className="min-w-0 flex-1 basis-40">
                <Link to={`/gifts/${id}`} className="underline underline-offset-4">
                  {formatDollars(amountCents)}
                </Link>{" "}
                {giftKindNames[kind as GiftKind] ?? kind}
                <span className="block text-ink-soft text-xs">{moment(at)}</span>
              </span>
              <Tag>{stateName(state)}</Tag>
              {test && <TestTag />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who wrote, and what else is known of them. */
export function PersonPanel({ answer: { message, earlier, gifts } }: { answer: MessageAnswer }) {
  const origin = message.email === null ? "this phone number" : "this address";
  return (
    <aside
      aria-label={`About ${message.name}`}
      className="grid grid-cols-1 content-start gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1"
    >
      <section className="sheet">
        <h2 className="mb-3 text-lg">{message.name}</h2>
        <dl className="grid gap-2 text-sm">
          <div>
            <dt className="text-ink-soft text-xs">Email</dt>
            <dd className="wrap-anywhere">{message.email ?? "None: please call"}</dd>
          </div>
          {message.fields.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-ink-soft text-xs">{name}</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">
                {hrefOf(name, value) ? (
                  <a href={hrefOf(name, value)} className="underline underline-offset-4">
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={sheetOf(earlier)}>
        <h2 className="mb-1 text-lg">Also from {origin}</h2>
        {earlier.length === 0 ? (
          <p className="text-ink-soft text-sm">Nothing else from {origin}.</p>
        ) : (
          <ul className="rows wrap-anywhere">
            {earlier.map(({ id, subject, status, at }) => (
              <li key={id} className="text-sm">
                <span className="min-w-0 flex-1 basis-40">
                  <Link to={`/messages/${id}`} className="underline underline-offset-4">
                    {subject}
                  </Link>
                  <span className="block text-ink-soft text-xs">{moment(at)}</span>
                </span>
                <Tag tone={statusTones[status]}>{statusNames[status]}</Tag>
              </li>
            ))}
          </ul>
        )}
      </section>
      {gifts && <PersonGifts gifts={gifts} />}
    </aside>
  );
}
