import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Choice } from "#desk/frame/choice.tsx";
import { factsByToken, filled } from "#desk/pages/form/words.ts";
import { type At, valueAt } from "#desk/pages/places.ts";
import type { Fact, FormField, PageToSee } from "#desk/pages/queries.ts";
import type { ClickedText } from "#rules/pages.ts";
import { plainWords } from "#rules/rich-text.ts";
import { clickedText } from "./clicked-text.ts";
import { PageFrame, type Width } from "./page-frame.tsx";
import { pageShowing } from "./page-showing.ts";
import { usePreview } from "./use-preview.ts";

const lookLabels = {
  phone: { label: "Phone", icon: Smartphone },
  desktop: { label: "Desktop", icon: Monitor },
} as const;

/** What somebody is editing, and whether a click on the page led them there. */
export type Edited = { form: FormField; at: At; led: boolean };

/** Goes to the page that shows what somebody edits, whenever they come to what another page shows. */
const useShownPage = (
  edited: Edited | undefined,
  content: unknown,
  pages: PageToSee[],
  path: string | undefined,
  showPage: (path: string) => void,
) => {
  const first = pages[0]?.path;
  const wanted = edited && (pageShowing(edited.form, content, edited.at, pages) ?? first);
  const isLed = edited?.led;
  const followed = useRef(first);
  // A page made from an item may have gone, or have another address with another title.
  const isGone = !pages.some((one) => one.path === path);
  useEffect(() => {
    const isNew = wanted !== undefined && wanted !== followed.current;
    if (isNew) followed.current = wanted;
    if (isNew && (!isLed || isGone)) showPage(wanted);
    else if (isGone && first) showPage(first);
  }, [wanted, isLed, isGone, first, showPage]);
};

/** What pages say of a text, as far as it stands there in one piece. */
const wordsAt = (content: unknown, at: At, facts: readonly Fact[]) => {
  const value = valueAt(content, at);
  const [line = ""] = typeof value === "string" ? value.split("\n") : [];
  return filled(plainWords(line), factsByToken(facts));
};

/** Beside the form: the page as visitors would see it with the draft. */
export function Preview({
  name,
  content,
  facts = [],
  pages: pagesAtFirst,
  page: path,
  showPage,
  edited,
  leadTo,
}: {
  name: string;
  content: unknown;
  facts?: readonly Fact[];
  pages: PageToSee[];
  page: string | undefined;
  showPage: (path: string) => void;
  edited?: Edited | undefined;
  /** Leads to the field of a text; false where nobody can edit it. */
  leadTo?: (clicked: ClickedText) => Promise<boolean>;
}) {
  const [width, setWidth] = useState<Width>(() => (innerWidth < 640 ? "phone" : "desktop"));
  const [lost, setLost] = useState<string>();
  const { address, problem, pages = pagesAtFirst } = usePreview(name, content, path);
  useShownPage(edited, content, pages, path, showPage);
  const click = async (target: Element, event: MouseEvent) => {
    setLost(undefined);
    const clicked = clickedText(target, event);
    if (!path || !clicked || !leadTo) return;
    const text = clicked.texts[0]?.trim() ?? "";
    const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    try {
      if (await leadTo({ page: path, ...clicked })) return;
      setLost(`“${short}” can't be edited here.`);
    } catch (error) {
      setLost((error as Error).message);
    }
  };
  return (
    <section aria-label="Preview" className="grid gap-3 xl:sticky xl:top-20">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <Choice
            label="Preview with your draft"
            value={path ?? ""}
            options={pages.map((one) => [one.path, one.title] as const)}
            choose={showPage}
          />
        </div>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Width</legend>
          {(["phone", "desktop"] as const).map((one) => {
            const { label, icon: Icon } = lookLabels[one];
            return (
              <button
                key={one}
                type="button"
                aria-pressed={width === one}
                onClick={() => setWidth(one)}
                className={`grid size-12 place-items-center rounded-xl forced-border ${width === one ? "bg-ink text-white" : "bg-limestone-100 text-ink hover:bg-limestone-200"}`}
              >
                <Icon aria-hidden className="size-5" />
                <span className="sr-only">{label}</span>
              </button>
            );
          })}
        </fieldset>
      </div>
      {address ? (
        <PageFrame
          shown={address}
          width={width}
          seek={
            edited && !edited.led
              ? { key: edited.at, text: wordsAt(content, edited.at, facts) }
              : undefined
          }
          title={`Preview of ${pages.find((one) => one.path === path)?.title ?? ""}`}
          click={click}
        />
      ) : (
        <div className="h-[70vh] min-h-96 rounded-card bg-limestone-100" />
      )}
      <p role="status" className="min-h-6 text-ink-soft text-sm">
        {problem ?? lost ?? (leadTo && "Click any text on the page to edit it.")}
      </p>
    </section>
  );
}
