import { access } from "./access/access.ts";
import { content } from "./content/content.ts";
import { giving } from "./giving/giving.ts";
import { inbox } from "./inbox/inbox.ts";
import { newsletter } from "./newsletter/newsletter.ts";
import { outbox } from "./outbox/outbox.ts";
import type { Subject } from "./subject.ts";

/** Everything the backend does. A new subject is its folder and its line here. */
export const subjects: readonly Subject[] = [giving, inbox, newsletter, content, access, outbox];
