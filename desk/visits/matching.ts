type Page = { name: string; title?: string | undefined; headings: readonly string[] };

const wordsOf = (q: string) => q.toLowerCase().split(/\s+/).filter(Boolean);

/** The pages that somebody may mean, each with its headings that say so. */
export const pagesMatching = <One extends Page>(pages: readonly One[], q: string) => {
  const words = wordsOf(q);
  const says = (text: string, word: string) => text.toLowerCase().includes(word);
  return pages
    .filter(({ name, title = "", headings }) => {
      const all = [title, name, ...headings].join(" ");
      return words.every((word) => says(all, word));
    })
    .map((page) => ({
      ...page,
      found: page.headings.filter(
        (heading) => heading !== page.title && words.some((word) => says(heading, word)),
      ),
    }));
};
