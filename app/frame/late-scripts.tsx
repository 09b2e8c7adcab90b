import { createContext, useContext } from "react";

/** What the page is drawn for: its scripts alone, or the page that keeps them until it has been seen. */
export type Drawing = { part: "scripts" } | { part: "page"; scripts: string; starter: string };

/** Set where pages are finished, and only there. */
export const DrawingContext = createContext<Drawing | null>(null);

/**
 * The framework's own scripts and preloads, kept in a template, where browsers neither run nor
 * fetch anything, and the few lines that take them out. When React takes the page over, the
 * template has been emptied, and both are left as they are.
 */
export function LateScripts() {
  const drawing = useContext(DrawingContext);
  const { scripts, starter } = drawing?.part === "page" ? drawing : { scripts: "", starter: "" };
  return (
    <>
      <template id="scripts" suppressHydrationWarning {...asHtml(scripts)} />
      <script suppressHydrationWarning {...asHtml(starter)} />
    </>
  );
}

/** Made by the framework and by us while pages are finished; nothing in it comes from outside. */
const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
