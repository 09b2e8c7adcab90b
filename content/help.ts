import { type Content, defineDocument } from "./document.ts";
import { date, group, icon, link, list, longText, shortName, text } from "./fields.ts";
import { helpTopicsShipped } from "./help-topics.ts";
import { formEnd, hero, hint, intro, pageInfo } from "./shapes.ts";

const place = () =>
  group(
    {
      name: text({ label: "Name", most: 80 }),
      text: longText({ label: "What they do", most: 300 }),
      phone: text({
        label: "Phone",
        help: "For example (312) 555-0100. Only use a number that you have checked on their own page. Without one, people get the link.",
        most: 40,
        optional: true,
        proper: true,
      }),
      source: text({
        label: "Source",
        help: "Whose page says so: Legal Aid Chicago, legalaidchicago.org.",
        most: 120,
        proper: true,
      }),
      href: link({ label: "Link to that page" }),
      checked: date({
        label: "Checked on",
        help: "When someone last checked that page, or called. The site shows the month.",
      }),
    },
    { label: "Place" },
  );

export const help = defineDocument({
  name: "help",
  title: "Help: Rent, Bills, Eviction, Law, Work",
  group: "Pages",
  path: "/help",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      form: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          intro: longText({ label: "Introduction", most: 300 }),
          choose: text({ label: "No topic chosen", most: 60 }),
          fields: group(
            { phone: hint("Phone"), words: hint("In a few words") },
            { label: "Text below the fields" },
          ),
          ...formEnd(),
          sent: group(
            {
              title: text({ label: "Title", most: 60 }),
              description: longText({ label: "Text", most: 240 }),
            },
            { label: "When it was sent" },
          ),
          failed: group(
            {
              title: text({ label: "Title", most: 60 }),
              description: longText({ label: "Text", most: 240 }),
            },
            { label: "When it could not be sent" },
          ),
        },
        { label: "The form for a call" },
      ),
      topicsSection: intro("Topics: text above them"),
      topics: list(
        group(
          {
            anchor: shortName({
              label: "Name in addresses",
              help: "Links lead to /help#rent.",
            }),
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            ours: longText({ label: "What we do", most: 500 }),
            places: list(place(), { label: "Places to turn to", itemLabel: "name" }),
          },
          { label: "Topic" },
        ),
        { label: "Topics", itemLabel: "title" },
      ),
      words: group(
        {
          ours: text({ label: "Above what we do", most: 60 }),
          elsewhere: text({ label: "Above the places", most: 60 }),
          call: text({ label: "Before a phone number", most: 30 }),
          source: text({ label: "Before a source", most: 30 }),
          checked: text({
            label: "Before a month",
            help: "Such as: Checked November 2026.",
            most: 30,
          }),
        },
        { label: "Words around them" },
      ),
      note: longText({ label: "Note below the topics", most: 400 }),
      fairnessNote: longText({ label: "Fairness" }),
    },
    { label: "Help" },
  ),
  defaults: {
    page: {
      title: "Help with Rent, Bills, Eviction and Work",
      description:
        "Behind on rent, a light bill or an eviction paper? What Circle does, whom to call in Chicago, and a short form if you want us to call you.",
    },
    hero: {
      eyebrow: "You do not have to know whom to ask",
      heading: "Help with Rent, Bills, Eviction and Work",
      lead: "Call us, or leave your number and we’ll call you. Below is what we do, and who else in Chicago helps. It is free, and nobody here asks about immigration status.",
    },
    form: {
      heading: "No Email? We’ll Call You",
      intro:
        "Leave your name and a number. Somebody calls you within {forms.contactResponse}, in English or Spanish.",
      choose: "Choose one if you like",
      fields: {
        phone: { hint: "With the area code. It may be a neighbor’s or a friend’s." },
        words: { hint: "Say when to call, and when it is not safe to call." },
      },
      submit: "Ask for a Call",
      busy: "Sending...",
      privacy:
        "We keep this for {kept.contactMessages}, to call you and to know what we said. Only the staff who answer read it. We never sell or share it. To have it deleted sooner, call {organisation.phone}.",
      fallback:
        "If it cannot wait, call {organisation.phone}. When we are closed, {hotlines.helpFinder} answers day and night.",
      sent: {
        title: "We have your number.",
        description:
          "Somebody will call you within {forms.contactResponse}, Monday to Friday, {hours.opens} to {hours.closes}. If it cannot wait, call {organisation.phone}.",
      },
      failed: {
        title: "It Was Not Sent",
        description: "Please try again, or call us at {organisation.phone}.",
      },
    },
    topicsSection: {
      heading: "Who Helps with What",
      lead: "Call early: most help is easier to get before a court date or a shutoff than after it.",
    },
    topics: helpTopicsShipped,
    words: {
      ours: "What we do",
      elsewhere: "Where else to turn",
      call: "Call",
      source: "Source:",
      checked: "Checked",
    },
    note: "We looked these up on the public pages that stand beside them. Programs run out of money and numbers change: if one does not work, call {hotlines.helpFinder} or us, and please tell us. This page is not legal advice.",
    fairnessNote: "{statements.fairness.services}",
  },
});

export type Help = Content<typeof help>;
