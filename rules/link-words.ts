/** What people call the words of a campaign, as tools that make links write them. */
const wordNames = ["utm_campaign", "utm_source", "utm_medium"];

const longestWord = 50;
/** With what somebody typed around it, or in letters that are two in one. */
const longestTyped = 200;

/** Words and names, no addresses: some tools put a reader's email or number into a link. */
const isPlainWord = /^[\p{L}\p{N}][\p{L}\p{N} ._+&-]*$/u;
const hasNumberOfSomebody = /\d{7}|[\da-f-]{20}/;

const wordIn = (query: URLSearchParams, name: string) => {
  const typed = query.get(name) ?? "";
  // First: to normalize thousands of marks takes the time of fifty pages.
  if (typed.length > longestTyped) return [];
  const word = typed.normalize("NFKC").trim().toLowerCase();
  const plain =
    word.length <= longestWord && isPlainWord.test(word) && !hasNumberOfSomebody.test(word);
  return plain ? [word] : [];
};

/** The campaign words of a link as one text, however they were written: `spring / letter / email`. */
export const linkWordsOf = (query: URLSearchParams): string | null =>
  [...new Set(wordNames.flatMap((name) => wordIn(query, name)))].join(" / ") || null;

/** The words in the first of these addresses that has some, to send along: `?utm_campaign=spring`. */
export const linkWordsQuery = (addresses: readonly string[]): string => {
  for (const address of addresses) {
    if (!URL.canParse(address)) continue;
    const { searchParams } = new URL(address);
    const words = wordNames.flatMap((name) => {
      const word = searchParams.get(name);
      return word ? [[name, word]] : [];
    });
    if (words.length > 0) return `?${new URLSearchParams(words)}`;
  }
  return "";
};
