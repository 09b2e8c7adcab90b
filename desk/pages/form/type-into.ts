import type { Edit } from "./marks.ts";

/** Typed, as it were, so that the browser's own undo takes it back. */
export const typeInto = (
  box: HTMLInputElement | HTMLTextAreaElement,
  { from, to, insert, select }: Edit,
) => {
  box.focus();
  box.setSelectionRange(from, to);
  if (box.value.slice(from, to) !== insert && !document.execCommand("insertText", false, insert)) {
    box.setRangeText(insert, from, to);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  box.setSelectionRange(...select);
};
