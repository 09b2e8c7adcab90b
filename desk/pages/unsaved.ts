import { typedKey } from "#desk/frame/typed.ts";
import type { Written } from "./editing.ts";

const keyOf = (account: string, name: string) => typedKey("unsaved", account, name);

/** What the desk does not have yet, kept in this browser for as long as that is so. */
export const unsaved = {
  read(account: string, name: string): Written | undefined {
    try {
      const text = localStorage.getItem(keyOf(account, name));
      return text ? (JSON.parse(text) as Written) : undefined;
    } catch {
      return undefined;
    }
  },
  write(account: string, name: string, written: Written | undefined) {
    try {
      if (written) localStorage.setItem(keyOf(account, name), JSON.stringify(written));
      else localStorage.removeItem(keyOf(account, name));
    } catch {
      // It is still on the screen.
    }
  },
};
