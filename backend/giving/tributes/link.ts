import { inLanguage } from "#backend/giving/donors/paths.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Settings } from "#backend/settings.ts";

/** It belongs to this one gift, and says nothing about it. */
export const tributeUrl = (
  { functionsUrl }: Pick<Settings, "functionsUrl">,
  { tributeToken, language }: Pick<Gift, "tributeToken" | "language">,
) => inLanguage(`${functionsUrl}/tribute?token=${tributeToken}`, language);
