/** The guides, by name; each is fetched when somebody asks for it. */
const files = import.meta.glob<string>("../guides/*.md", { query: "?raw", import: "default" });

export const guideNames = [
  "today",
  "messages",
  "gifts",
  "pages",
  "subscribers",
  "letters",
  "visits",
  "email",
  "accounts",
  "privacy",
] as const;

export const readGuide = async (name: string) => files[`../guides/${name}.md`]?.();

/** Which part of which guide is about a screen, the most particular first. */
const parts: readonly (readonly [path: string, guide: string])[] = [
  ["/messages/", "messages#reply"],
  ["/messages", "messages"],
  ["/gifts/record", "gifts#checks-and-cash"],
  ["/gifts/statements", "gifts#year-end-statements"],
  ["/gifts/accountant", "gifts#the-accountants-file"],
  ["/gifts/campaigns", "gifts#campaigns"],
  ["/gifts/letters", "gifts#stock-and-donor-advised-funds"],
  ["/gifts/tributes", "gifts#in-memory-or-in-honor-of-someone"],
  ["/gifts/", "gifts#a-gift"],
  ["/gifts", "gifts"],
  ["/pages/notice", "pages#a-notice-on-every-page"],
  ["/pages/pictures", "pages#pictures-and-portraits"],
  ["/pages/publish/", "pages#publish-at-a-set-time"],
  ["/pages/history/", "pages#go-back-to-an-earlier-version"],
  ["/pages/edit/", "pages#change-the-pantrys-hours"],
  ["/pages", "pages"],
  ["/subscribers", "subscribers"],
  ["/letters/", "letters#write"],
  ["/letters", "letters"],
  ["/visits", "visits"],
  ["/email", "email"],
  ["/accounts", "accounts"],
  ["/account", "accounts#your-own-account"],
  ["/privacy", "privacy"],
  ["/log", "accounts#the-log"],
];

export const helpFor = (pathname: string) => {
  const [, guide = "today"] = parts.find(([path]) => pathname.startsWith(path)) ?? [];
  return `/help/${guide}`;
};
