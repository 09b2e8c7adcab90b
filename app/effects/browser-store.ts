/**
 * Kept on this device for every later visit. Asked politely: a browser that keeps nothing for us
 * throws at the very name of its storage.
 */
export const deviceStore = {
  read(name: string) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  keep(name: string, value: string) {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Blocked or full: then it holds until the page is left, which is all that can be had.
    }
  },
};
