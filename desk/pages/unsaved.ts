import { typedKey } from "#desk/frame/typed.ts";
import type { Written } from "./editing.ts";

type Kept = Written & { at: number };

/** Each load of a tab has its own name, and holds a lock of that name for as long as it is open. */
const tab = String(Math.random());
// Browsers have locks, and random UUIDs, only where the connection is secure.
navigator.locks?.request(tab, () => new Promise(() => {})).catch(() => {});

/** The texts of tabs that were closed or loaded again. */
let left: readonly string[] = [];

const beginningOf = (account: string, name: string) => typedKey("unsaved", account, `${name}:`);
const keyOf = (account: string, name: string) => beginningOf(account, name) + tab;

const keptAt = (key: string): Kept | undefined => {
  const text = localStorage.getItem(key);
  return text ? (JSON.parse(text) as Kept) : undefined;
};

/** The last one of the document that a closed tab left is this tab's from now on. */
const takeOver = (account: string, name: string) => {
  const beginning = beginningOf(account, name);
  const [newest] = left
    .filter((key) => key.startsWith(beginning))
    .flatMap((key) => {
      const kept = keptAt(key);
      return kept ? [{ key, kept }] : [];
    })
    .toSorted((one, other) => other.kept.at - one.kept.at);
  if (!newest) return undefined;
  localStorage.removeItem(newest.key);
  localStorage.setItem(keyOf(account, name), JSON.stringify(newest.kept));
  return newest.kept;
};

/** What the desk does not have yet, kept in this browser for as long as that is so. */
export const unsaved = {
  /** To be asked before a document is opened: what open tabs keep is theirs. */
  async findLeft() {
    try {
      // Listed first: a tab that is opened meanwhile is not taken for a closed one.
      const keys = Object.keys(localStorage);
      const { held = [] } = await navigator.locks.query();
      left = keys.filter(
        (key) => !held.some(({ name }) => name !== undefined && key.endsWith(`:${name}`)),
      );
    } catch {
      // Nothing can be known of other tabs.
    }
  },
  read(account: string, name: string): Written | undefined {
    try {
      return keptAt(keyOf(account, name)) ?? takeOver(account, name);
    } catch {
      return undefined;
    }
  },
  write(account: string, name: string, written: Written | undefined) {
    try {
      const key = keyOf(account, name);
      if (written) localStorage.setItem(key, JSON.stringify({ ...written, at: Date.now() }));
      else localStorage.removeItem(key);
    } catch {
      // It is still on the screen.
    }
  },
};
