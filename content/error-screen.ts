/** Shown when a page breaks, so it waits for no document; the reason comes from the error itself. */
export const errorScreen = {
  title: "Unexpected Application Error!",
  lead: "Something on our side went wrong, not on yours. Try again in a moment, or start over from the home page.",
  home: { name: "Return to Home", href: "/" },
  offline: {
    title: "You’re offline",
    description: "That page isn’t here yet. Please try again once you’re connected.",
  },
} as const;
