import { useState } from "react";
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

/** What somebody types, for them alone, kept when they look at something else or load the page again. */
export const useDraft = (name: string) => {
  const key = typedKey("draft", useMe().id, name);
  const [text, setText] = useState(() => storage.read(key));
  const change = (next: string) => {
    setText(next);
    storage.write(key, next);
  };
  return [text, change] as const;
};
