import { campaignEnd, campaigns } from "#content/campaigns.ts";
import { factsOf } from "#content/facts.ts";
import { help } from "#content/help.ts";
import { spanishSnapshot } from "#content/in-spanish.ts";
import { allRoles, rolesForGroups } from "#content/open-roles.ts";
import { organisation as document, type Organisation } from "#content/organisation.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import { fill } from "#content/tokens.ts";
import { volunteerGroups } from "#content/volunteer/groups.ts";
import { roleEnd, type VolunteerRole } from "#content/volunteer-roles.ts";
import { unmarked } from "#rules/english-mark.ts";
import type { Offer } from "#rules/fields.ts";
import type { Language } from "#rules/languages.ts";
import type { TimeOfDay } from "#rules/volunteer-roles.ts";

type SiteCampaign = {
  /** In the address of its page, and in the ledger. */
  name: string;
  title: string;
  goalCents: number;
  /** The moment from which it is over. */
  end: Date;
};

export type SiteRole = {
  /** In links and in forms. */
  name: string;
  title: string;
  standing: "open" | "filled" | "removed";
  fromAge: number;
  groupSize: number;
  /** None where it happens once. */
  days: readonly string[];
  time: TimeOfDay;
};

/** What a form says beside its fields, besides what the rules do. */
export type FieldWords = {
  hints: Record<string, string>;
  /** Where nothing has to be chosen. */
  choose?: string;
};

/** What letters and answers say of us. It is handed to whoever writes them. */
export type Site = {
  /** In which they are written. */
  language: Language;
  organisation: Organisation;
  /** What gifts can be made for, also once it has ended. */
  campaigns: SiteCampaign[];
  /** What volunteers can ask for, and what they could: somebody's page may be of last week. */
  roles: SiteRole[];
  /** What the form for a call says beside its fields. */
  callForm: () => FieldWords;
  /** The same of the form for groups, with the roles as its page offers them. */
  groupForm: () => FieldWords & { roles: Offer[] };
  fill: (sentence: string) => string;
  /** The same for whoever reads another language. */
  in: (language: Language) => Site;
};

/** A letter has no place that could say in which language a part of it is. */
const withoutMarks = (organisation: Organisation): Organisation =>
  JSON.parse(unmarked(JSON.stringify(organisation)));

const rolesIn = (snapshot: Snapshot): SiteRole[] =>
  allRoles(snapshot).map((role) => ({
    name: role.address,
    title: unmarked(role.title),
    standing: standingOf(role),
    fromAge: role.fromAge,
    groupSize: role.groupSize,
    days: role.days,
    time: role.time,
  }));

const callFormIn = (snapshot: Snapshot): FieldWords => {
  const { choose, fields } = contentOf(snapshot, help).form;
  return {
    hints: { phone: unmarked(fields.phone.hint), words: unmarked(fields.words.hint) },
    choose: unmarked(choose),
  };
};

const groupFormIn = (snapshot: Snapshot) => {
  const { fields, roleDetails } = contentOf(snapshot, volunteerGroups).form;
  const hints = Object.entries(fields).map(([name, { hint }]) => [name, unmarked(hint)]);
  const roles = rolesForGroups(snapshot, roleDetails);
  return {
    hints: Object.fromEntries(hints),
    roles: roles.map(({ name, title }) => ({ name, title: unmarked(title) })),
  };
};

const standingOf = (role: VolunteerRole) => {
  if (role.archive === "archived" || Date.parse(roleEnd(role)) <= Date.now()) return "removed";
  return role.standing;
};

export const siteOf = (english: Snapshot, language: Language = "en"): Site => {
  const snapshot = language === "es" ? spanishSnapshot(english) : english;
  return {
    language,
    organisation: withoutMarks(contentOf(snapshot, document)),
    campaigns: contentOf(english, campaigns).campaigns.map(({ address, title, goal, ends }) => ({
      name: address,
      title,
      goalCents: Math.round(goal * 100),
      end: new Date(campaignEnd({ ends })),
    })),
    roles: rolesIn(snapshot),
    callForm: () => callFormIn(snapshot),
    groupForm: () => groupFormIn(snapshot),
    fill: (sentence) => fill(sentence, factsOf(snapshot)),
    in: (other) => siteOf(english, other),
  };
};
