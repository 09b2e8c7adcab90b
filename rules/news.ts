/** Where an item of news with a page of its own stands. */
export const newsPath = (name: string) => `/news/${name}`;

/** What an item is called on the news page itself, where other parts have names too. */
export const newsPart = (name: string) => `news-${name}`;

/** The specification has links to these lead to no page. */
export const keptNewsNames = ["blog", "press", "newsletters"];

/** What is new, for readers of feeds. */
export const feedPath = "/feed.xml";
