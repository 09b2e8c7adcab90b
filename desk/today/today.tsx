import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, ExternalLink, Hourglass, TriangleAlert } from "lucide-react";
import { buttonClass } from "#app/ui/button.tsx";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { MonthChart } from "#desk/frame/month-chart.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { type TodayCard, today } from "#desk/queries.ts";
import { dayInWords, greeting } from "#desk/time.ts";

const looks = {
  calm: { icon: CircleCheck, color: "text-garden-700", says: "All good" },
  note: { icon: CircleAlert, color: "text-gold-700", says: "Please note" },
  waiting: { icon: Hourglass, color: "text-gold-700", says: "Waiting for someone" },
  trouble: { icon: TriangleAlert, color: "text-brick-700", says: "Needs attention" },
};

function Card({ title, figure, sentence, tone, link, months }: TodayCard) {
  const { icon: Icon, color, says } = looks[tone];
  return (
    <li className={`sheet flex flex-col gap-2 ${months ? "col-span-full" : ""}`}>
      <h2 className="flex items-center gap-2 font-sans font-semibold text-sm [word-spacing:normal]">
        <Icon aria-hidden className={`size-5 ${color}`} />
        {title}
        <span className="sr-only">: {says}</span>
      </h2>
      {figure && <p className="font-[560] font-display text-3xl even-figures">{figure}</p>}
      <p className="text-ink-soft">{sentence}</p>
      {months && (
        <MonthChart
          months={months.map(({ month, count, cents }) => ({
            month,
            gifts: count,
            keptCents: cents,
          }))}
        />
      )}
      {link && (
        <ButtonLink look="quiet" to={link.to} className="mt-auto self-start">
          {link.label}
        </ButtonLink>
      )}
    </li>
  );
}

export default function Today() {
  const me = useMe();
  const first = me.name.split(" ")[0];
  // Whoever comes back has just done something that was waiting here.
  const query = useQuery({ ...today, staleTime: 0, refetchInterval: 60_000 });
  return (
    <Screen
      title={first ? `${greeting()}, ${first}` : greeting()}
      lead={dayInWords()}
      actions={
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className={buttonClass("secondary", "button-small")}
        >
          View the site
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only"> (opens a new window)</span>
        </a>
      }
    >
      <Loaded query={query}>
        {({ cards }) =>
          cards.length > 0 ? (
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {cards.map((card) => (
                <Card key={card.id} {...card} />
              ))}
            </ul>
          ) : (
            <Empty>You're all caught up.</Empty>
          )
        }
      </Loaded>
    </Screen>
  );
}
