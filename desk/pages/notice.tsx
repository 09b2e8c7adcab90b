import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useMemo, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { notify } from "#desk/frame/notices.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { useDraft } from "#desk/frame/use-draft.ts";
import { chicagoLocal } from "#desk/time.ts";
import { newNotice } from "#rules/pages-requests.ts";
import { LinkBox } from "./form/link-box.tsx";
import { mistakeInLink } from "./form/link-targets.ts";
import { NoticeNow, noticeNow } from "./notice-now.tsx";
import { noticesBeside } from "./notices-beside.ts";
import { editorAt } from "./places.ts";
import { Preview } from "./preview/preview.tsx";
import { usePublishing } from "./publishing/use-publishing.ts";
import { chicagoInstant, clockNote } from "./publishing/when.ts";
import { type DocumentAnswer, documentList, oneDocument } from "./queries.ts";
import { ScheduleList } from "./schedule-list.tsx";

const emptyForm = { text: "", link: "", linkText: "", from: "", until: "" };
type Typed = typeof emptyForm;

const readTyped = (draft: string): Typed => {
  try {
    return { ...emptyForm, ...(JSON.parse(draft) as Partial<Typed>) };
  } catch {
    return emptyForm;
  }
};

function NoticeForm({ answer }: { answer: DocumentAnswer }) {
  const { published } = answer.document;
  const [draft, keepDraft] = useDraft("notice");
  const typed = readTyped(draft);
  const [mistakes, setMistakes] = useState<Partial<Record<keyof Typed, string>>>({});
  const putUp = usePublishing("pages/put-up-notice", {
    page: () => (typed.from ? undefined : "/"),
    scheduled: "The notice is scheduled. It goes up automatically.",
    // Another one that was begun meanwhile stays.
    finish: ({ text }) => keepDraft((now) => (readTyped(now).text === text ? "" : now)),
  });
  const keep = (changed: Partial<Typed>) => keepDraft(JSON.stringify({ ...typed, ...changed }));
  const shownAt = (name: keyof Typed) => ({
    name: `notice-${name}`,
    value: typed[name],
    ...(mistakes[name] && { error: mistakes[name] }),
  });
  const field = (name: keyof Typed) => ({
    ...shownAt(name),
    onChange: ({ target }: { target: { value: string } }) => keep({ [name]: target.value }),
  });
  const { text, link, linkText } = typed;
  const shown = useMemo(
    () => ({ text, link, linkText, from: "", until: "" }),
    [text, link, linkText],
  );
  const posted = () => document.getElementById(noticeNow)?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = {
      ...shown,
      from: chicagoInstant(typed.from),
      until: chicagoInstant(typed.until),
      published,
    };
    const checked = newNotice.safeParse(sent);
    const found = checked.error?.issues.map(({ path, message }) => [String(path[0]), message]);
    const lost = link ? mistakeInLink(link, answer.targets) : undefined;
    setMistakes({ ...Object.fromEntries(found?.toReversed() ?? []), ...(lost && { link: lost }) });
    if (checked.success && !lost) putUp.mutate(sent, { onSuccess: posted });
  };
  const [page, showPage] = useState(answer.pages[0]?.path);
  const earliest = chicagoLocal(new Date());
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <form onSubmit={submit} noValidate className="sheet grid grid-cols-1 gap-5">
        <h2 className="text-lg">New notice</h2>
        <TextArea
          label="Text"
          hint="For example: Closed today because of snow. The pantry opens tomorrow at 1:00 PM."
          rows={3}
          maxLength={240}
          {...field("text")}
        />
        <p className="text-ink-soft text-xs">
          You can write the Spanish under{" "}
          <Link to={editorAt("es/notice")} className="underline underline-offset-4">
            Notice in Spanish
          </Link>{" "}
          once the notice is on the site. Until then, Spanish pages show it in English.
        </p>
        {/* A date with its time needs 16rem; beside the preview there is room for one in a row. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-5">
          <TextField
            label="From"
            optional
            hint={clockNote(typed.from) ?? "Chicago time. Leave empty to start now."}
            type="datetime-local"
            min={earliest}
            {...field("from")}
          />
          <TextField
            label="Until"
            optional
            hint={
              clockNote(typed.until) ?? "It comes down automatically. Leave empty to keep it up."
            }
            type="datetime-local"
            min={typed.from || earliest}
            {...field("until")}
          />
          <div>
            <LinkBox
              label="Link to"
              optional
              targets={answer.targets}
              {...shownAt("link")}
              change={(link) => keep({ link })}
            />
          </div>
          <TextField
            label="Link text"
            optional
            hint="For example: How to reach us"
            autoComplete="off"
            {...field("linkText")}
          />
        </div>
        {putUp.error && (
          <p role="alert" className="font-semibold text-brick-700 text-sm">
            {putUp.error.message}
          </p>
        )}
        <Button type="submit" disabled={putUp.isPending} className="justify-self-start">
          {putUp.isPending ? "Posting…" : typed.from ? "Schedule notice" : "Post notice"}
        </Button>
      </form>
      <Preview
        name="notice"
        content={text.trim() ? shown : answer.content}
        pages={answer.pages}
        page={page}
        showPage={showPage}
      />
    </div>
  );
}

/** A notice goes by itself, and colleagues put up others: what is said of it here is soon true again. */
const everyMs = 5_000;

export default function Notice() {
  const query = useQuery({ ...oneDocument("notice"), refetchInterval: everyMs });
  const { data: list } = useQuery({ ...documentList, refetchInterval: everyMs });
  const schedules = list && noticesBeside(list.schedules);
  const takeDown = usePublishing("pages/take-down-notice", {
    page: () => "/",
    live: "The notice is down: visitors no longer see it.",
  });
  return (
    <Screen
      title="Notice on every page"
      lead={
        <Link to="/pages" className="underline underline-offset-4">
          Back to pages
        </Link>
      }
    >
      <Loaded query={query}>
        {(answer) => (
          <>
            <NoticeNow
              answer={answer}
              pending={takeDown.isPending}
              takeDown={() =>
                takeDown.mutate(
                  { published: answer.document.published },
                  { onError: (error) => notify({ text: error.message, failed: true }) },
                )
              }
            />
            {list && schedules && <ScheduleList list={{ ...list, schedules }} />}
            <NoticeForm answer={answer} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
