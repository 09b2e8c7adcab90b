import type { OnePerson } from "#rules/desk.ts";

export const personText = (person: OnePerson) => ("phone" in person ? person.phone : person.email);
