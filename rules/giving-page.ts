/** The address of My giving on the site, in no menu. The page itself is one of the functions. */
export const givingPath = "/giving";
/** The same in Spanish, and each with the slash that people type. */
export const givingPaths = [givingPath, `/es${givingPath}`].flatMap((path) => [path, `${path}/`]);

/** What the page is called. Where the site's texts say it, it is a link. */
export const givingName = "My giving";
export const givingNameInSpanish = "Mis donaciones";
