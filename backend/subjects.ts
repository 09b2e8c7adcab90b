import { access } from "./access/access.ts";
import { content } from "./content/content.ts";
import { giving } from "./giving/giving.ts";
import { inbox } from "./inbox/inbox.ts";
import { newsletter } from "./newsletter/newsletter.ts";
import { outbox } from "./outbox/outbox.ts";
import type { Subject } from "./subject.ts";
import { visits } from "./visits/visits.ts";

/** Everything the backend does. A new subject is its folder and its name here. */
const everySubject = [giving, inbox, newsletter, content, access, outbox, visits];

export const subjects: readonly Subject[] = everySubject;

/** What each brings by name, for the types of the desk's endpoints. */
export type AnySubject = (typeof everySubject)[number];
