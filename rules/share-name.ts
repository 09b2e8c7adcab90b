/** What the picture beside a shared link is called: `/` is home, `/about/history` about-history. */
export const shareName = (path: string) => path.slice(1).replaceAll("/", "-") || "home";
