import { z } from "zod";
import "./default-message.ts";

export const acknowledgedKinds = {
  stock: "Shares of stock",
  fund: "A grant from a donor-advised fund",
} as const;
export type AcknowledgedKind = keyof typeof acknowledgedKinds;

const filled = (longest: number, sentence: string) =>
  z.string().trim().min(1, sentence).max(longest, `Please use at most ${longest} characters`);

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text);

/** A letter of thanks, as it is typed. */
export const acknowledgement = z
  .object({
    key: z.uuid(),
    kind: z.enum(Object.keys(acknowledgedKinds) as [AcknowledgedKind, ...AcknowledgedKind[]]),
    name: filled(200, "Please enter the donor's name"),
    address: z.string().trim().max(500, "Please use at most 500 characters"),
    received: z
      .string()
      .refine(
        (text) => !Number.isNaN(Date.parse(text)) && isDay(text),
        "Please enter the date received",
      ),
    what: filled(200, "Please enter the name"),
    shares: z.string().trim().max(20, "Please use at most 20 characters"),
  })
  .refine(({ kind, shares }) => kind !== "stock" || /^[\d,]*\.?\d+$/.test(shares), {
    path: ["shares"],
    message: "Please enter the number of shares, like 12 or 3.5",
  });
