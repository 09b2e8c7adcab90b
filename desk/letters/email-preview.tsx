import { FileText, type LucideIcon, Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { type Answer, post } from "#desk/call.ts";
import { PageFrame, type Width } from "#desk/pages/preview/page-frame.tsx";
import { lengthInWords } from "./state-words.ts";

/** Long enough to finish a word, so that the email is drawn a few times a sentence at most. */
const settledMs = 450;

type Drawn = Answer<"letters/preview"> & { turn: number };

const useEmail = (id: string, content: unknown, name: string) => {
  const [drawn, setDrawn] = useState<Drawn>();
  const [problem, setProblem] = useState<string>();
  const waitMs = useRef(0);
  useEffect(() => {
    let over = false;
    const ask = async () => {
      try {
        const answer = await post("letters/preview", { id, content, name });
        if (over) return;
        setProblem(undefined);
        setDrawn((before) => ({ ...answer, turn: (before?.turn ?? 0) + 1 }));
      } catch (error) {
        if (!over) setProblem((error as Error).message);
      }
    };
    const timer = setTimeout(ask, waitMs.current);
    waitMs.current = settledMs;
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [id, content, name]);
  return { drawn, problem };
};

function Toggle({
  label,
  icon: Icon,
  on,
  press,
}: {
  label: string;
  icon: LucideIcon;
  on: boolean;
  press: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={press}
      title={label}
      className={`grid size-12 place-items-center rounded-xl forced-border ${on ? "bg-ink text-white" : "bg-limestone-100 text-ink hover:bg-limestone-200"}`}
    >
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}

type Look = "light" | "dark" | "text";

const ignore = () => {};

/** Beside the form: the letter as an email, on a phone or a desktop, light, dark or as plain text. */
export function EmailPreview({ id, content }: { id: string; content: unknown }) {
  const [width, setWidth] = useState<Width>("phone");
  const [look, setLook] = useState<Look>("light");
  const [name, setName] = useState("Maria");
  const { drawn, problem } = useEmail(id, content, name);
  const shown = drawn && {
    address: `${drawn.address}&look=${look}&turn=${drawn.turn}`,
    turn: drawn.turn,
  };
  return (
    <section aria-label="Preview" className="grid gap-3 xl:sticky xl:top-20">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Preview as"
          name="preview-name"
          className="min-w-0 flex-1 basis-40"
          maxLength={30}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="flex gap-1">
          <legend className="sr-only">Width</legend>
          <Toggle
            label="Phone"
            icon={Smartphone}
            on={width === "phone"}
            press={() => setWidth("phone")}
          />
          <Toggle
            label="Desktop"
            icon={Monitor}
            on={width === "desktop"}
            press={() => setWidth("desktop")}
          />
        </fieldset>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Look</legend>
          <Toggle label="Light" icon={Sun} on={look === "light"} press={() => setLook("light")} />
          <Toggle label="Dark" icon={Moon} on={look === "dark"} press={() => setLook("dark")} />
          <Toggle
            label="Plain text"
            icon={FileText}
            on={look === "text"}
            press={() => setLook("text")}
          />
        </fieldset>
      </div>
      <p className="text-sm">
        <span className="text-ink-soft">Subject: </span>
        <strong>{drawn?.subject || "none yet"}</strong>
      </p>
      {look === "text" ? (
        <pre className="h-[70vh] min-h-96 overflow-auto whitespace-pre-wrap rounded-card bg-white p-5 font-mono text-sm wrap-anywhere">
          {drawn?.text}
        </pre>
      ) : shown ? (
        <PageFrame
          key={look}
          shown={shown}
          width={width}
          title="Preview of the newsletter"
          click={ignore}
        />
      ) : (
        <div className="h-[70vh] min-h-96 rounded-card bg-limestone-100" />
      )}
      <p role="status" className="min-h-6 text-ink-soft text-sm">
        {problem ?? (drawn && lengthInWords(drawn.bytes, content))}
      </p>
    </section>
  );
}
