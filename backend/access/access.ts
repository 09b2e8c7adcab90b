import { countCard, counted } from "#backend/desk/today-card.ts";
import type { Subject } from "#backend/subject.ts";
import { keptFor } from "#rules/retention.ts";
import { invite } from "./invitations.ts";
import { tidyAccess } from "./link-requests.ts";
import { myAccountEndpoints } from "./my-account.ts";
import { peopleEndpoints } from "./people.ts";
import { accountOf } from "./personal-data.ts";
import { signInEndpoints } from "./sign-in.ts";

const peopleCard = countCard({
  access: "owner",
  place: 50,
  id: "people",
  title: "Invitations",
  tone: "waiting",
  count: ({ db }) =>
    db.count(
      "select count(*) as n from staff_accounts where joined_at is null and removed_at is null",
    ),
  sentence: (n) =>
    `${counted(n, "person has", "people have")} been invited but ${n === 1 ? "hasn't" : "haven't"} signed in yet.`,
  link: { to: "/accounts", label: "See who" },
});

export const access = {
  name: "access",
  desk: [...signInEndpoints, ...myAccountEndpoints, ...peopleEndpoints],
  today: [peopleCard],
  clock: [
    {
      name: "desk",
      everySeconds: 60,
      // The time of an answer at the sign-in must not tell whether somebody was then looked up.
      afterMs: 250,
      run: async (deps) => ({ links: await tidyAccess(deps) }),
    },
  ],
  commands: { invite },
  keeps: [
    {
      what: "passkeys of people who left",
      table: "staff_passkeys",
      condition: "account_id in (select id from staff_accounts where removed_at < $1)",
      age: keptFor.passkeysOfPeopleWhoLeft,
    },
  ],
  personal: [accountOf],
  tables: {
    kept: ["staff_accounts", "staff_passkeys"],
    passing: [
      "staff_sessions",
      "staff_links",
      "staff_link_requests",
      "staff_challenges",
      "signing_keys",
    ],
  },
} satisfies Subject;
