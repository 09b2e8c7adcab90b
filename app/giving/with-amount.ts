/** A sentence of ours with the amount, such as "$50", in its place. */
export const withAmount = (sentence: string, amount: string) =>
  sentence.replaceAll("{amount}", amount);
