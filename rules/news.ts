/** Where an item of news with a page of its own stands. */
export const newsPath = (name: string) => `/news/${name}`;

/** What an item is called on the news page itself, where other parts have names too. */
export const newsPart = (name: string) => `news-${name}`;

/** Where a letter to our readers stands that the site shows. */
export const letterPath = (name: string) => `/news/letters/${name}`;

/** The specification has links to the first three lead to no page; below the last stand letters. */
export const keptNewsNames = ["blog", "press", "newsletters", "letters"];

/** What is new, for readers of feeds. */
export const feedPath = "/feed.xml";
