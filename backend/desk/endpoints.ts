import { contentEndpoints } from "#backend/content/desk.ts";
import { pictureEndpoints } from "#backend/content/pictures-desk.ts";
import { giftEndpoints } from "#backend/giving/desk.ts";
import { expectedGiftEndpoints } from "#backend/giving/expected-gifts.ts";
import { statementEndpoints } from "#backend/giving/statements-desk.ts";
import { inboxEndpoints } from "#backend/inbox/desk.ts";
import { mailEndpoints } from "#backend/mail/desk.ts";
import { readerEndpoints } from "#backend/newsletter/desk.ts";
import { auditEndpoints } from "./audit.ts";
import type { Endpoint } from "./endpoint.ts";
import { myAccountEndpoints } from "./my-account.ts";
import { peopleEndpoints } from "./people.ts";
import { signInEndpoints } from "./sign-in.ts";
import { todayEndpoints } from "./today.ts";

/**
 * Everything the desk answers, as data: the tests walk it with every role and with none. A subject
 * adds its own list from its `desk.ts` here.
 */
export const endpoints: Endpoint[] = [
  ...signInEndpoints,
  ...myAccountEndpoints,
  ...todayEndpoints,
  ...inboxEndpoints,
  ...giftEndpoints,
  ...expectedGiftEndpoints,
  ...statementEndpoints,
  ...contentEndpoints,
  ...pictureEndpoints,
  ...readerEndpoints,
  ...mailEndpoints,
  ...peopleEndpoints,
  ...auditEndpoints,
];
