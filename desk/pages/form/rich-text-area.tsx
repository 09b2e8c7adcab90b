import { Bold, Link, List, type LucideIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { fieldId, TextArea } from "#app/ui/field.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { type Edit, type LinkAt, linkAt, type Selected, toggleBold, toggleList } from "./marks.ts";
import { typeInto } from "./type-into.ts";

type Tool = { label: string; key?: string; icon: LucideIcon; press: () => void };

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl+B and Ctrl+K move the cursor on a Mac: there it is the command key. */
const isShortcut = (event: KeyboardEvent, key: string) =>
  (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === key;

const named = ({ label, key }: Tool) => {
  if (!key) return label;
  return `${label} (${isApple ? "⌘" : "Ctrl+"}${key.toUpperCase()})`;
};

const steps: Record<string, (at: number, of: number) => number> = {
  ArrowRight: (at, of) => (at + 1) % of,
  ArrowLeft: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

/** One stop for the tab key; the arrow keys go from button to button. */
function Toolbar({ label, box, tools }: { label: string; box: string; tools: Tool[] }) {
  const [current, setCurrent] = useState(0);
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={box}
      className="mb-1.5 flex gap-1"
      onKeyDown={(event) => {
        const next = steps[event.key]?.(current, tools.length);
        if (next === undefined) return;
        event.preventDefault();
        setCurrent(next);
        event.currentTarget.querySelectorAll("button")[next]?.focus();
      }}
    >
      {tools.map((tool, at) => (
        <button
          key={tool.label}
          type="button"
          tabIndex={at === current ? 0 : -1}
          title={named(tool)}
          // The text keeps its selection, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onClick={tool.press}
          className="grid size-11 place-items-center rounded-xl bg-limestone-100 text-ink forced-border hover:bg-limestone-200"
        >
          <tool.icon aria-hidden className="size-5" />
          <span className="sr-only">{tool.label}</span>
        </button>
      ))}
    </div>
  );
}

/** A text with bold words, links and lists: the marks that `rules/rich-text.ts` reads are its own. */
export function RichTextArea(props: ComponentProps<typeof TextArea>) {
  const [link, setLink] = useState<LinkAt>();
  const id = fieldId(props.name);
  const box = () => document.getElementById(id) as HTMLTextAreaElement | null;

  const edit = (change: (text: string, selected: Selected) => Edit) => () => {
    const text = box();
    if (text) typeInto(text, change(text.value, [text.selectionStart, text.selectionEnd]));
  };
  const openLink = () => {
    const text = box();
    if (text) setLink(linkAt(text.value, [text.selectionStart, text.selectionEnd]));
  };
  const closeLink = (change?: Edit) => {
    setLink(undefined);
    // By then the window is gone, and has given the focus back to where it was.
    requestAnimationFrame(() => {
      const text = box();
      if (text && change) typeInto(text, change);
      else text?.focus();
    });
  };

  const tools: Tool[] = [
    { label: "Bold", key: "b", icon: Bold, press: edit(toggleBold) },
    { label: "Link", key: "k", icon: Link, press: openLink },
    { label: "List", icon: List, press: edit(toggleList) },
  ];
  return (
    <>
      <TextArea
        {...props}
        tools={<Toolbar label={`Formatting: ${props.label}`} box={id} tools={tools} />}
        onKeyDown={(event) => {
          const tool = tools.find(({ key }) => key && isShortcut(event, key));
          if (!tool) return;
          event.preventDefault();
          tool.press();
        }}
      />
      {link && <LinkDialog link={link} close={closeLink} />}
    </>
  );
}
