import type { Document } from "./document.ts";
import { figures } from "./figures-document.ts";
import { hours } from "./hours.ts";
import { notice } from "./notice.ts";
import { organisation } from "./organisation.ts";

/** Every document, in the order in which the desk lists them. */
export const documents: readonly Document[] = [organisation, hours, figures, notice];
