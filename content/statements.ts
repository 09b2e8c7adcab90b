import { defineDocument } from "./document.ts";
import { group, longText, text } from "./fields.ts";

export const statements = defineDocument({
  name: "statements",
  title: "Shared text",
  group: "Facts",
  version: 1,
  schema: group(
    {
      fairness: group(
        {
          services: longText({ label: "In our services", most: 600 }),
          housing: longText({ label: "In our housing", most: 1200 }),
          jobs: longText({ label: "When we hire", most: 600 }),
        },
        { label: "Who we serve" },
      ),
      dutyToReport: longText({ label: "What we must report", most: 240 }),
      danger: text({ label: "When someone is in danger", most: 60 }),
      crisis: text({ label: "In a crisis", most: 120 }),
      domesticViolence: text({ label: "Domestic violence", most: 240 }),
      hotlinesAnswer: text({ label: "When the hotlines answer", most: 120 }),
    },
    { label: "Shared text" },
  ),
  defaults: {
    fairness: {
      services:
        "We serve everyone. Nobody is turned away or treated differently because of race, color, religion, sex, gender identity, sexual orientation, national origin, immigration status, age, disability, marital or family status, military service, or source of income.",
      housing:
        "Equal Housing Opportunity. We rent, sell and refer without regard to race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability, marital or family status, military discharge, source of income, or any other ground that federal, Illinois or Chicago law protects. The recovery homes serve women and their children. To ask for a change because of a disability, call us; to complain to somebody else, call HUD at (800) 669-9777.",
      jobs: "We are an equal opportunity employer. We hire without regard to race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability, military service, or any other ground that the law protects. Tell us if you need a change in how you apply.",
    },
    dutyToReport:
      "By law we must report when a child is being hurt or neglected, and we call for help when somebody is about to be hurt.",
    danger: "In danger right now? Call {hotlines.emergency}.",
    crisis: "If you are thinking of ending your life, call or text {hotlines.crisis}.",
    domesticViolence:
      "If somebody at home hurts or threatens you, call the Illinois Domestic Violence Hotline, {hotlines.domesticViolence}.",
    hotlinesAnswer: "All of them are free and answer at every hour.",
  },
});
