import { createContext, useContext } from "react";

/** The page's scripts, and what starts them. Set where pages are finished, and only there. */
export const LateScriptsContext = createContext({ scripts: "", starter: "" });

/**
 * The page's scripts and preloads, kept in a template, where browsers neither run nor fetch
 * anything, and the few lines that take them out. When React takes the page over, the template has
 * been emptied, and both are left as they are.
 */
export function LateScripts() {
  const { scripts, starter } = useContext(LateScriptsContext);
  return (
    <>
      <template id="scripts" suppressHydrationWarning {...asHtml(scripts)} />
      <script suppressHydrationWarning {...asHtml(starter)} />
    </>
  );
}

/** Made by us while pages are finished; nothing in it comes from outside. */
const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
