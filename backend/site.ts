import { campaignEnd, campaigns } from "#content/campaigns.ts";
import { factsOf } from "#content/facts.ts";
import { help } from "#content/help.ts";
import { spanishSnapshot } from "#content/in-spanish.ts";
import { organisation as document, type Organisation } from "#content/organisation.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import { fill } from "#content/tokens.ts";
import { roleEnd, type VolunteerRoles, volunteerRoles } from "#content/volunteer-roles.ts";
import { unmarked } from "#rules/english-mark.ts";
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
  isForGroups: boolean;
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
  choose: string;
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
  fill: (sentence: string) => string;
  /** The same for whoever reads another language. */
  in: (language: Language) => Site;
};

/** A letter has no place that could say in which language a part of it is. */
const withoutMarks = (organisation: Organisation): Organisation =>
  JSON.parse(unmarked(JSON.stringify(organisation)));

const rolesIn = (snapshot: Snapshot): SiteRole[] => {
  // Also the archived ones, which `contentOf` leaves out.
  const { roles } = (snapshot.documents[volunteerRoles.name] ??
    volunteerRoles.defaults) as VolunteerRoles;
  const facts = factsOf(snapshot);
  return roles.map((role) => ({
    name: role.address,
    title: unmarked(fill(role.title, facts)),
    standing: standingOf(role),
    isForGroups: role.groupSize > 0,
    fromAge: role.fromAge,
    groupSize: role.groupSize,
    days: role.days,
    time: role.time,
  }));
};

const callFormIn = (snapshot: Snapshot): FieldWords => {
  const { choose, fields } = contentOf(snapshot, help).form;
  return {
    hints: { phone: unmarked(fields.phone.hint), words: unmarked(fields.words.hint) },
    choose: unmarked(choose),
  };
};

const standingOf = (role: VolunteerRoles["roles"][number]) => {
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
    fill: (sentence) => fill(sentence, factsOf(snapshot)),
    in: (other) => siteOf(english, other),
  };
};
