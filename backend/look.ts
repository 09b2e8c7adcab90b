/**
 * Neither mails nor these pages can read the style sheet. A test compares them with app/app.css.
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

/** The site's icon, for pages that load no file. A test holds it to public/icons/mark.svg. */
export const markIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M21.6 7.1A10.5 10.5 0 1 0 21.6 24.9" fill="none" stroke="#9c3822" stroke-width="5.4" stroke-linecap="round"/><circle cx="27.2" cy="16" r="3.9" fill="#d9962a"/></svg>',
)}`;
