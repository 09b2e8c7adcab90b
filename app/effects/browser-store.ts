/** Asks politely: a browser that keeps nothing for us throws at the very name of its storage. */
const politely = (storage: () => Storage) => ({
  read(name: string) {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  },
  keep(name: string, value: string) {
    try {
      storage().setItem(name, value);
    } catch {
      // Blocked or full: then it holds until the page is left, which is all that can be had.
    }
  },
});

/** For every later visit. */
export const deviceStore = politely(() => localStorage);

/** For as long as the tab is open. */
export const tabStore = politely(() => sessionStorage);
