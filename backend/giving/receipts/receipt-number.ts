/** Made once: making it takes longer than a hundred uses, and an export uses it for every gift. */
const chicagoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

/** As it is printed: the year and the payment's number. */
export const receiptNumber = ({ paidAt, number }: { paidAt: Date; number: number }) =>
  `${chicagoDay.format(paidAt).slice(0, 4)}-${String(number).padStart(6, "0")}`;
