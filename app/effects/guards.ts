/**
 * The global behavior the specification asks for (2.1 and 8), from the first moment of a page:
 * this function is written into its head as it stands here, and may use nothing from outside.
 *
 * The mouse's right click is blocked. A finger's long press is none, and keeps its menu for links,
 * numbers and selected text; so does the keyboard's menu key in a text field.
 */
export function guardPage() {
  const { pathname } = location;
  let finger = false;
  let menuKey = false;
  addEventListener(
    "pointerdown",
    (event) => {
      finger = event.pointerType === "touch";
      menuKey = false;
    },
    true,
  );
  addEventListener(
    "keydown",
    (event) => {
      const { ctrlKey, shiftKey, altKey } = event;
      const key = event.key?.toUpperCase();
      finger = false;
      menuKey = key === "CONTEXTMENU" || (key === "F10" && shiftKey);
      if (
        key === "F12" ||
        (ctrlKey && shiftKey && (key === "I" || key === "J")) ||
        (ctrlKey && !shiftKey && !altKey && key === "U")
      )
        event.preventDefault();
    },
    true,
  );
  addEventListener(
    "contextmenu",
    (event) => {
      const { pointerType, target } = event as PointerEvent;
      const typing = menuKey && (target as Element).matches?.("input, textarea, select");
      if (!typing && (pointerType ? pointerType !== "touch" : !finger)) event.preventDefault();
    },
    true,
  );
  // Back to another page of this tab, while no script has come that could show it.
  addEventListener("popstate", () => {
    const alive = "alive" in document.documentElement.dataset;
    if (!alive && location.pathname !== pathname) location.reload();
  });
  addEventListener("error", (event) =>
    console.error("Uncaught error:", event.error ?? event.message),
  );
  addEventListener("unhandledrejection", (event) => {
    console.error("Unhandled promise rejection:", event.reason);
    event.preventDefault();
  });
}
