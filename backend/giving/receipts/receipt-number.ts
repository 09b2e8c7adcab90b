/** As it is printed: the year and the payment's number. */
export const printedNumber = (day: string, number: number) =>
  `${day.slice(0, 4)}-${String(number).padStart(6, "0")}`;

/** Made once: making it takes longer than a hundred uses, and an export uses it for every gift. */
const chicagoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

export const receiptNumber = ({ paidAt, number }: { paidAt: Date; number: number }) =>
  printedNumber(chicagoDay.format(paidAt), number);

/** The number of a receipt as staff type it: 2026-000012, or 12. */
export const numberIn = (text: string): number | undefined => {
  const [, digits] = text.match(/^(?:20\d{2}-)?(\d{1,12})$/) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
