import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Settings } from "#backend/settings.ts";

/** It belongs to this one gift, and says nothing about it. */
export const tributeUrl = (
  { functionsUrl }: Pick<Settings, "functionsUrl">,
  { tributeToken }: Pick<Gift, "tributeToken">,
) => `${functionsUrl}/tribute?token=${tributeToken}`;
