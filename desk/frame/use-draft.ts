import { type SetStateAction, useEffect, useState } from "react";
import { useMe } from "./me.tsx";
import { typedKey } from "./typed.ts";

/** Without storage a draft lives as long as its screen. */
const storage = {
  read(key: string) {
    try {
      return sessionStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  },
  write(key: string, text: string) {
    try {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    } catch {
      // It is still on the screen.
    }
  },
};

type Open = { key: string; show: (next: SetStateAction<string>) => void };

/** A screen that was left and opened again shows what the first one makes of the draft. */
const open = new Set<Open>();

/** What somebody types, for them alone, kept when they look at something else or load the page again. */
export const useDraft = (name: string) => {
  const key = typedKey("draft", useMe().id, name);
  const [text, setText] = useState(() => storage.read(key));
  useEffect(() => {
    const here = { key, show: setText };
    open.add(here);
    return () => {
      open.delete(here);
    };
  }, [key]);
  const change = (next: SetStateAction<string>) => {
    storage.write(key, typeof next === "function" ? next(storage.read(key)) : next);
    for (const one of open) if (one.key === key) one.show(next);
  };
  return [text, change] as const;
};
