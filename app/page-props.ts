import { annualReport } from "#content/about/annual-report.ts";
import { board } from "#content/about/board.ts";
import { campusPartners } from "#content/about/campus-partners.ts";
import { history } from "#content/about/history.ts";
import { leadership } from "#content/about/leadership.ts";
import { missionVision } from "#content/about/mission-vision.ts";
import { staff } from "#content/about/staff.ts";
import { transparency } from "#content/about/transparency.ts";
import { about } from "#content/about.ts";
import { buildingProjects } from "#content/building-projects.ts";
import { type Campaigns, campaignEnd, campaigns } from "#content/campaigns.ts";
import { contact } from "#content/contact.ts";
import { donationSuccess } from "#content/donation-success.ts";
import { golfPage } from "#content/events/golf.ts";
import { events, ticketsOf } from "#content/events.ts";
import { getInvolved } from "#content/get-involved.ts";
import { give } from "#content/give.ts";
import { giving } from "#content/giving.ts";
import { golfClassic, publicEventOf } from "#content/golf-classic.ts";
import { type Help, help } from "#content/help.ts";
import { home } from "#content/home.ts";
import { hours } from "#content/hours.ts";
import { impact } from "#content/impact.ts";
import { accessibility, isWritten, privacy, terms } from "#content/legal.ts";
import { firstWords, letterDocument } from "#content/letter.ts";
import { lettersOnSite } from "#content/letters-on-site.ts";
import { withMoments } from "#content/moments.ts";
import { needHelp } from "#content/need-help.ts";
import { hasPage, type News, news } from "#content/news.ts";
import { notFound } from "#content/not-found.ts";
import { openRoles, rolesForGroups } from "#content/open-roles.ts";
import { people } from "#content/people.ts";
import { artsCulture } from "#content/programs/arts-culture.ts";
import { education } from "#content/programs/education.ts";
import { health } from "#content/programs/health.ts";
import { housing } from "#content/programs/housing.ts";
import { spiritual } from "#content/programs/spiritual.ts";
import { programs } from "#content/programs.ts";
import { projects } from "#content/projects.ts";
import { contentOf, languageIn, type Snapshot } from "#content/snapshot.ts";
import { volunteerGroups } from "#content/volunteer/groups.ts";
import { volunteer } from "#content/volunteer.ts";
import { volunteerRoles } from "#content/volunteer-roles.ts";
import { ways } from "#content/ways.ts";
import { campaignPath, wayPath } from "#rules/campaigns.ts";
import { dayInSpanish, dayTextInSpanish } from "#rules/in-spanish.ts";
import { dateText, dayInWords, dayText } from "#rules/in-words.ts";
import type { Language } from "#rules/languages.ts";
import { letterPath, newsPart, newsPath } from "#rules/news.ts";
import { spanishVolunteering } from "#rules/spanish-volunteering.ts";
import type { PagePath, PropsOf } from "./pages.ts";
import type { PageMetaFacts } from "./seo/page-meta.ts";
import { type PageProps, pageOf, type Shown, shippedPicture, shown } from "./shown.ts";

/** Null where the content has no such page. Rows with a star are told which one is wanted. */
type Rows = {
  [Path in PagePath]: (snapshot: Snapshot, path: string) => (PropsOf<Path> & PageMetaFacts) | null;
};

/** A page that shows its own document and nothing else. */
const page =
  <Of extends Parameters<typeof pageOf>[1]>(document: Of) =>
  (snapshot: Snapshot): PageProps<Of> =>
    pageOf(snapshot, document);

/** There is no such page as long as its text is not written. They have no picture of their own. */
const legal = (document: typeof privacy) => (snapshot: Snapshot) => {
  const content = pageOf(snapshot, document);
  return isWritten(content) ? { ...content, page: { ...content.page, share: "home" } } : null;
};

const projectsOf = (snapshot: Snapshot) => {
  const { items, overdueNote } = shown(snapshot, buildingProjects);
  return { projects: withMoments(items), overdueNote };
};

/** An item as the news page has it. */
const newsItem = (item: Shown<News["news"][number]>) => {
  const { parts: _p, archive: _a, address, day, date, ...rest } = item;
  const href = hasPage(item) ? newsPath(address) : "";
  return { ...rest, date: day ? dateText(day) : date, id: newsPart(address), href };
};

/** A calendar file is named after the English event in every language. */
const ticketsIn = (snapshot: Snapshot) => {
  const tickets = ticketsOf(contentOf(snapshot, events), languageIn(snapshot));
  if (!snapshot.english) return tickets;
  const english = ticketsOf(contentOf(snapshot.english, events));
  return tickets.map((ticket, at) => ({ ...ticket, calendar: english[at]?.calendar ?? "" }));
};

/** As much of a text as search results show. */
const shortened = (text: string, most = 155) =>
  text.length > most ? `${text.slice(0, most - 1).replace(/\s+\S*$/, "")}…` : text;

const newsStory = (snapshot: Snapshot, path: string) => {
  const { news: items, closing } = shown(snapshot, news);
  const item = items.find((one) => hasPage(one) && newsPath(one.address) === path);
  if (!item) return null;
  const { title, excerpt, day, parts, picture } = item;
  const page = { path, title, description: shortened(excerpt), picture };
  return { page, item: newsItem(item), parts, closing, article: { day, title } };
};

/** A campaign as pages have it: its day in words, and the moment from which it is over. */
const campaignOf = (campaign: Shown<Campaigns["campaigns"][number]>, language: Language = "en") => {
  const { archive: _a, onGivePage: _o, ends, address: name, ...shownFields } = campaign;
  const end = campaignEnd({ ends });
  return {
    ...shownFields,
    name,
    href: campaignPath(name),
    lastDay: end && (language === "es" ? dayTextInSpanish : dayText)(ends),
    end,
  };
};

const campaignPage = (snapshot: Snapshot, path: string) => {
  const { campaigns: all, words } = shown(snapshot, campaigns);
  const found = all.find(({ address }) => campaignPath(address) === path);
  if (!found) return null;
  const campaign = campaignOf(found);
  const { title, lead, picture, end } = campaign;
  const over = Date.parse(end) <= Date.now();
  return {
    page: { path, title, description: shortened(lead), picture, over },
    campaign,
    words,
    form: contentOf(snapshot, give).form,
    giving: contentOf(snapshot, giving),
  };
};

const wayPage = (snapshot: Snapshot, path: string) => {
  const { ways: all, words } = contentOf(snapshot, ways);
  const found = all.find(({ address }) => wayPath(address) === path);
  if (!found) return null;
  const { archive: _a, address: _n, ...way } = found;
  const { title, lead } = way;
  return { page: { path, title, description: shortened(lead), share: "give" }, way, words };
};

const wayLinks = (snapshot: Snapshot) => {
  const { ways: all, heading } = contentOf(snapshot, ways);
  return {
    heading,
    links: all.map(({ title, address }) => ({ name: title, href: wayPath(address) })),
  };
};

/** Those that staff announce beside the usual form. */
const announcedOf = (snapshot: Snapshot) => {
  const { campaigns: all, words } = shown(snapshot, campaigns);
  const announced = all
    .filter(({ onGivePage }) => onGivePage === "yes")
    .map((one) => campaignOf(one, languageIn(snapshot)));
  return announced.length > 0 ? { campaigns: announced, words } : null;
};

/** Letters to our readers, as the news page lists them. */
const letterLinks = (snapshot: Snapshot) =>
  lettersOnSite(snapshot).map(({ subject, day, address }) => ({
    title: subject,
    date: dateText(day),
    href: letterPath(address),
  }));

const letterPage = (snapshot: Snapshot, path: string) => {
  const found = lettersOnSite(snapshot).find(({ address }) => letterPath(address) === path);
  const document = found && letterDocument(found.name);
  if (!document) return null;
  const { subject, day, blocks } = shown(snapshot, document);
  const description = shortened(firstWords(found) || subject);
  return {
    page: { path, title: subject, description, share: "news" },
    date: dateText(day),
    blocks,
    closing: contentOf(snapshot, news).closing,
    article: { day, title: subject },
  };
};

/** The words of links to the page about help. */
const moreHelp = (snapshot: Snapshot) => contentOf(snapshot, needHelp).more[languageIn(snapshot)];

const wayToHelp = (snapshot: Snapshot) => ({
  question: contentOf(snapshot, needHelp).heading[languageIn(snapshot)],
  more: moreHelp(snapshot),
});

/** "November 2026", "noviembre de 2026". */
const monthOf = (day: string, language: Language) => {
  const { month, year } = (language === "es" ? dayInSpanish : dayInWords)(day);
  return language === "es" ? `${month} de ${year}` : `${month} ${year}`;
};

/** Topics with the month in which each place was last checked. */
const checkedTopics = (topics: Help["topics"], language: Language) =>
  topics.map((topic) => ({
    ...topic,
    places: topic.places.map((one) => ({ ...one, checked: monthOf(one.checked, language) })),
  }));

const volunteeringWords = (snapshot: Snapshot) =>
  languageIn(snapshot) === "es" ? spanishVolunteering : undefined;

/**
 * What each page of pages.ts shows, made from a snapshot of the content: a page whose props do not
 * fit does not compile.
 */
export const pageProps: Rows = {
  "/": (snapshot) => ({
    ...pageOf(snapshot, home),
    ...projectsOf(snapshot),
    help: contentOf(snapshot, needHelp),
    giving: contentOf(snapshot, giving),
    campusPicture: shippedPicture("campus", languageIn(snapshot)),
  }),

  "/about": page(about),
  "/about/mission-vision": page(missionVision),
  "/about/history": page(history),
  "/about/staff": (snapshot) => ({
    ...pageOf(snapshot, staff),
    staff: contentOf(snapshot, people).staff,
  }),
  "/about/leadership": (snapshot) => ({
    ...pageOf(snapshot, leadership),
    leaders: contentOf(snapshot, people).leaders,
  }),
  "/about/board": (snapshot) => ({
    ...pageOf(snapshot, board),
    members: contentOf(snapshot, people).directors,
  }),
  "/about/campus-partners": page(campusPartners),
  "/about/annual-report": page(annualReport),
  "/about/transparency": page(transparency),

  "/programs": (snapshot) => ({
    ...pageOf(snapshot, programs),
    more: moreHelp(snapshot),
  }),
  "/programs/education": page(education),
  "/programs/housing": (snapshot) => {
    const content = pageOf(snapshot, housing);
    const { overdueNote } = contentOf(snapshot, buildingProjects);
    return {
      ...content,
      projects: withMoments(content.projects),
      overdueNote,
      more: moreHelp(snapshot),
    };
  },
  "/programs/health": (snapshot) => ({
    ...pageOf(snapshot, health),
    more: moreHelp(snapshot),
  }),
  "/programs/spiritual": page(spiritual),
  "/programs/arts-culture": page(artsCulture),

  "/impact": page(impact),
  "/projects": (snapshot) => ({ ...pageOf(snapshot, projects), ...projectsOf(snapshot) }),
  "/events": (snapshot) => {
    const { upcoming: _, ...content } = pageOf(snapshot, events);
    return { ...content, tickets: ticketsIn(snapshot), wayToHelp: wayToHelp(snapshot) };
  },
  "/events/golf": (snapshot) => ({
    ...pageOf(snapshot, golfPage),
    event: publicEventOf(contentOf(snapshot, golfClassic)),
  }),
  "/news": (snapshot) => {
    const content = pageOf(snapshot, news);
    return { ...content, news: content.news.map(newsItem), letters: letterLinks(snapshot) };
  },
  "/news/*": newsStory,
  "/news/letters/*": letterPage,

  "/get-involved": page(getInvolved),
  "/volunteer": (snapshot) => ({
    ...pageOf(snapshot, volunteer),
    openRoles: openRoles(snapshot),
    words: volunteeringWords(snapshot),
    roleWords: contentOf(snapshot, volunteerRoles).words,
    wayToHelp: wayToHelp(snapshot),
  }),
  "/volunteer/groups": (snapshot) => {
    const content = pageOf(snapshot, volunteerGroups);
    const roles = rolesForGroups(snapshot, content.form.roleDetails);
    return { ...content, roles, words: volunteeringWords(snapshot) };
  },
  "/contact": (snapshot) => {
    const { opening, note, holidays } = contentOf(snapshot, hours);
    return {
      ...pageOf(snapshot, contact),
      help: contentOf(snapshot, needHelp),
      hours: { opening, note, holidays },
      noEmail: contentOf(snapshot, help).form.heading,
    };
  },
  "/help": (snapshot) => {
    const { topics, ...content } = pageOf(snapshot, help);
    return {
      ...content,
      topics: checkedTopics(topics, languageIn(snapshot)),
      help: contentOf(snapshot, needHelp),
    };
  },
  "/give": (snapshot) => ({
    ...pageOf(snapshot, give),
    giving: contentOf(snapshot, giving),
    announced: announcedOf(snapshot),
    ways: wayLinks(snapshot),
    wayToHelp: wayToHelp(snapshot),
  }),
  "/give/*": campaignPage,
  "/give/ways/*": wayPage,
  "/donation-success": page(donationSuccess),

  "/privacy": legal(privacy),
  "/terms": legal(terms),
  "/accessibility": legal(accessibility),

  "/404": (snapshot) => {
    const { absent, ...content } = pageOf(snapshot, notFound);
    const language = languageIn(snapshot);
    // The absent addresses are English ones.
    const known = language === "en" ? absent : [];
    return { ...content, absent: known, picture: shippedPicture("train", language) };
  },
};
