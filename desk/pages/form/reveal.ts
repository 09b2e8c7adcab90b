import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { fieldId } from "#app/ui/field.tsx";
import type { At } from "#desk/pages/places.ts";

let wanted: At | undefined;
const listeners = new Set<() => void>();

const leadsTo = (at: At) => wanted !== undefined && `${wanted}.`.startsWith(`${at}.`);

/** Whether a part of the form is open. It opens by itself when somebody is led to a field in it. */
export const useOpen = (at: At, startsOpen: boolean) => {
  const [open, setOpen] = useState(startsOpen || leadsTo(at));
  useEffect(() => {
    const listen = () => {
      if (leadsTo(at)) setOpen(true);
    };
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, [at]);
  return [open, setOpen] as const;
};

/** Which place of the form an element belongs to; none in a window over the form. */
export const placeOf = (element: Element): At | undefined => {
  if (element.closest("dialog")) return undefined;
  const name = element.getAttribute("name");
  if (name) return name;
  const around = element.closest<HTMLElement>("[data-heads], [data-at]");
  return around?.dataset.heads ?? around?.dataset.at;
};

const focusable = "input, textarea, select, button";

/** The field at a place, or the first one below it; where an entry is gone, what lies around it. */
const elementAt = (at: At): HTMLElement | null => {
  const found =
    document.getElementById(fieldId(at)) ??
    document.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"] :is(${focusable})`);
  const end = at.lastIndexOf(".");
  return found ?? (end > 0 ? elementAt(at.slice(0, end)) : null);
};

/** Leads somebody to a field: opens what lies around it, shows it and puts the cursor there. */
export const reveal = (at: At) => {
  flushSync(() => {
    wanted = at;
    for (const listener of listeners) listener();
  });
  wanted = undefined;
  const element = elementAt(at);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
  return element !== null;
};
