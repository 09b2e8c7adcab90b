/** More marks than any script puts on one letter. */
const pileOfMarks = /(\p{M}{20})\p{M}+/gu;

/** To put a pile of marks in order costs the square of its height: ten thousand take half a second. */
export const normalized = (form: "NFKC" | "NFKD", text: string) =>
  text.replace(pileOfMarks, "$1").normalize(form);
