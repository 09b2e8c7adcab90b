/** The shortcuts that open the browser's developer tools or the page's source. */
const isDeveloperShortcut = (event: KeyboardEvent) => {
  const key = event.key.toUpperCase();
  return (
    key === "F12" ||
    (event.ctrlKey && event.shiftKey && (key === "I" || key === "J")) ||
    (event.ctrlKey && !event.shiftKey && !event.altKey && key === "U")
  );
};

/** The global behaviour the specification asks for (2.1 and 8). Returns the way back. */
export function installGuards() {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (isDeveloperShortcut(event)) event.preventDefault();
    },
    { signal, capture: true },
  );
  addEventListener(
    "error",
    (event) => console.error("Uncaught error:", event.error ?? event.message),
    {
      signal,
    },
  );
  addEventListener(
    "unhandledrejection",
    (event) => {
      console.error("Unhandled promise rejection:", event.reason);
      event.preventDefault();
    },
    { signal },
  );
  return () => leaving.abort();
}
