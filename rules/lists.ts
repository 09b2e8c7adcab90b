import { z } from "zod";
import "./default-message.ts";

/** What a list at the desk shows at once. */
export const rowsPerPage = 25;

/** From the address of a list: what is not understood there is left out. */
export const listPage = z.coerce.number<number | string>().int().min(1).max(1_000_000).catch(1);

/** More than anybody types. Each word goes through those of every message or gift. */
const mostWords = 12;

const firstWords = (text: string) => {
  const beyond = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)][mostWords];
  return beyond ? text.slice(0, beyond.index).trim() : text;
};

export const searchText = z.string().trim().max(200).transform(firstWords).catch("");
