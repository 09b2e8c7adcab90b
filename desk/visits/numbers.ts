export const number = (n: number) => n.toLocaleString("en-US");

export const several = (n: number, what: string) => `${number(n)} ${what}${n === 1 ? "" : "s"}`;
