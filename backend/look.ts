/**
 * The site's colors, for mails and for the pages the backend writes itself: neither can read the
 * site's style sheet. A test holds every value to the token of the same name in app/app.css.
 */
export const colors = {
  white: "#ffffff",
  paper: "#f7f1e7",
  limestone100: "#efe6d6",
  limestone200: "#e2d5bf",
  ink: "#1f1a16",
  inkSoft: "#574d43",
  brick100: "#f7e0d7",
  brick600: "#9c3822",
  brick700: "#7c2a18",
  brick900: "#431508",
  lake100: "#dbe9ee",
  lake500: "#2a7189",
  lake700: "#1b4a5e",
  lake800: "#143848",
  lake900: "#0e2835",
  gold300: "#f0c464",
  gold700: "#8a5a0f",
} as const;

/** What the site's own typefaces fall back to: neither mails nor these pages load a file. */
export const fonts = {
  display: "Georgia, serif",
  sans: "system-ui, sans-serif",
} as const;
