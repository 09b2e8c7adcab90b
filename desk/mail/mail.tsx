import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { Views } from "#desk/frame/choice.tsx";
import { Pager } from "#desk/frame/pager.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { reading } from "#desk/queries.ts";
import { useChange } from "#desk/use-change.ts";
import { emailInFiles, type MailFilter, mailFilter } from "#rules/mail-queue.ts";
import { HeldNote } from "./held-note.tsx";
import { MailTable } from "./mail-table.tsx";

const states: MailFilter["state"][] = ["waiting", "failed", "delivered"];

type Words = Record<"name" | "empty", Record<MailFilter["state"], string>>;

const sent: Words = {
  name: { waiting: "Waiting", failed: "Not delivered", delivered: "Delivered" },
  empty: {
    waiting: "No email is waiting. Everything has been sent.",
    failed: "No email failed.",
    delivered: "No email has been delivered yet.",
  },
};

/** Without an email server nothing is sent or delivered. */
const written: Words = {
  name: { waiting: "Waiting", failed: "Failed", delivered: "Saved" },
  empty: {
    waiting: "No email is waiting.",
    failed: "No email failed.",
    delivered: "No email has been saved yet.",
  },
};

export default function Mail() {
  const { filter, linkTo } = useFilter<MailFilter>(mailFilter);
  const query = useQuery({
    ...reading("mail", filter),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  const retryAll = useChange("mail/retry-all", {
    done: "Trying all of them again now.",
    changes: ["mail", "today"],
  });
  const { counts, held = 0, goesToFiles = false } = query.data ?? {};
  const words = goesToFiles ? written : sent;
  const undelivered = (counts?.failed ?? 0) + (counts?.waiting ?? 0) - held;
  return (
    <Screen
      title="Email"
      lead="Every email the site sends for the areas you work on: whether it arrived, and if not, why."
      actions={
        undelivered > 0 && (
          <Button
            look="secondary"
            className="button-small"
            disabled={retryAll.isPending}
            onClick={() => retryAll.mutate({})}
          >
            Try all again
          </Button>
        )
      }
    >
      {goesToFiles && (
        <p className="mb-5 rounded-xl bg-gold-100 px-5 py-4 text-brick-900">{emailInFiles}</p>
      )}
      {held > 0 && <HeldNote held={held} />}
      <Views
        label="Status"
        views={states.map((state) => ({
          to: linkTo({ state }),
          name: words.name[state],
          count: counts?.[state],
          current: filter.state === state,
        }))}
      />
      <Loaded query={query}>
        {({ mails, total }) =>
          mails.length > 0 ? (
            <>
              <MailTable mails={mails} state={filter.state} goesToFiles={goesToFiles} />
              <Pager page={filter.page} total={total} linkTo={linkTo} />
            </>
          ) : (
            <Empty>{words.empty[filter.state]}</Empty>
          )
        }
      </Loaded>
    </Screen>
  );
}
