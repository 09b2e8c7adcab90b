import { hashSource } from "#hosts/node/headers.ts";

/**
 * The toast library adds its style sheet from its script. Browsers accept that under a strict
 * policy when the policy names the sheet's hash, so the sheet is caught here as the library
 * writes it, from the very version that is installed.
 */
export const injectedStyleHashes = async () => {
  const sheets: string[] = [];
  const style = { appendChild: (text: string) => sheets.push(text) };
  const standIn = {
    head: { appendChild: () => style },
    createElement: () => style,
    createTextNode: (text: string) => text,
  };
  const had = Object.getOwnPropertyDescriptor(globalThis, "document");
  Object.defineProperty(globalThis, "document", { value: standIn, configurable: true });
  try {
    await import("sonner");
  } finally {
    if (had) Object.defineProperty(globalThis, "document", had);
    else Reflect.deleteProperty(globalThis, "document");
  }
  if (sheets.length === 0) throw new Error("The toast library no longer adds a style sheet.");
  // It attaches the element before it fills it: for a moment the sheet is empty.
  return ["", ...sheets].map(hashSource);
};
