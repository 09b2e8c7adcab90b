import type { Database } from "#backend/storage/database.ts";
import { createVisitCounter } from "#backend/visits/counter.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Mobile/15E148 Safari/604.1";
const computer =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** The campaign words of a letter, and of gifts that it brought. */
export const letterWords = "year-end / letter";
const letterLink = "?utm_campaign=year-end&utm_source=letter";

const ways = [
  { from: "https://www.google.com/", path: "/" },
  { from: "", path: "/programs/housing" },
  { from: "", path: "/give", query: letterLink },
  { from: "https://www.facebook.com/", path: "/events" },
  { from: "https://www.google.com/", path: "/contact" },
  { from: "https://www.chicagobears.com/community", path: "/news" },
  { from: "", path: "/volunteering" },
];
const pages = new Set(["/", "/give", "/programs/housing", "/events", "/contact", "/news"]);
const next = [...pages];

/** A month of visits: fewer on Sundays, and more in the week after a letter. */
export const countSampleVisits = async (db: Database) => {
  for (let day = 29; day >= 0; day--) {
    const at = new Date(Date.now() - day * 86_400_000);
    const counter = createVisitCounter(() => at, "https://circleurban.example");
    const people = 34 + ((day * 11) % 17) + (day < 8 ? 40 - day * 4 : 0) - (at.getDay() ? 0 : 20);
    for (let person = 0; person < people; person++) {
      const { path, from, query = "" } = ways[(person * 3 + day) % ways.length] ?? { path: "/" };
      const headers = {
        "user-agent": person % 3 ? phone : computer,
        "accept-language": person % 6 ? "en-US" : "es-MX",
      };
      const visitor = { headers, address: () => `visitor ${person}` };
      const isMissing = !pages.has(path);
      counter.count({ ...visitor, path, isMissing, from: from ?? "", query });
      const second = next[(person * 5 + day) % next.length] ?? "/";
      if (person % 2) counter.count({ ...visitor, path: second, from: "", query: "" });
    }
    await counter.write(db, (path) => pages.has(path));
  }
};
