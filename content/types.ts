import type { IconName } from "./icons.ts";
import type { PictureName } from "./pictures.ts";

export type { IconName };

/** What search engines, browser tabs and shared links say about a page. */
export type PageInfo = {
  path: string;
  title: string;
  /** At most 155 characters, so that search results show it whole. */
  description: string;
};

export type Hero = {
  eyebrow: string;
  heading: string;
  lead: string;
};

export type NavigationLink = { name: string; href: string };

export type NavigationItem = NavigationLink & { dropdown?: NavigationLink[] };

export type SocialLink = NavigationLink & {
  network: "facebook" | "instagram" | "x" | "linkedin";
};

export type OpeningHours = { days: string; hours: string };

/** A number that can count up; `figureText` in figures.ts prints it whole. */
export type Figure = {
  value: number;
  prefix?: string;
  suffix?: string;
  decimals?: number;
};

export type Statistic = Figure & { icon: IconName; label: string };

/** A statement with a heading: a value, a principle, a commitment. */
export type Point = { icon: IconName; title: string; description: string };

export type LinkCard = Point & { href: string; label: string };

/** A card for something that cannot be opened yet. */
export type DisabledCard = Point & { label: string };

export type Pillar = Point & { facts: string[]; href: string };

export type HomePartner = {
  name: string;
  description: string;
  impact: string;
  focus: string;
};

export type Project = {
  title: string;
  subtitle: string;
  description: string;
  highlights: string[];
  status: string;
  timeline: string;
};

export type Person = {
  name: string;
  title: string;
  profession: string;
  tenure: string;
  expertise: string[];
  /** One string for each paragraph. */
  bio: string[];
  /** The files are /portraits/<photo>-<width>.avif and /portraits/<photo>.jpg. */
  photo: string;
  quote: string;
};

export type Committee = {
  name: string;
  purpose: string;
  icon: IconName;
  members: string[];
};

export type CampusPartner = {
  name: string;
  category: string;
  description: string;
  location: string;
  icon: IconName;
};

export type Report = {
  year: string;
  title: string;
  description: string;
  type: "PDF";
  href: string;
};

/** One part of a whole, in whole dollars. */
export type BudgetShare = { label: string; description: string; dollars: number };

export type Program = {
  title: string;
  description: string;
  capacity: string;
  outcome: string;
};

export type HousingProject = {
  title: string;
  description: string;
  units: string;
  status: string;
};

export type HealthService = {
  title: string;
  description: string;
  served: string;
  type: string;
};

export type ArtsProgram = {
  title: string;
  description: string;
  participants: string;
  focus: string;
};

export type CommunityEvent = {
  title: string;
  date: string;
  location: string;
  description: string;
  category: string;
  href: string;
};

export type NewsItem = {
  title: string;
  date: string;
  category: string;
  excerpt: string;
  source: string;
};

export type GetInvolvedOption = LinkCard;

export type StaffMember = {
  name: string;
  title: string;
  department: string;
  bio: string;
  email: string;
  phone: string;
};

export type TimelineEntry = { year: string; title: string; description: string };

export type SponsorshipTier = { title: string; amount: number; benefits: string[] };

/** The pictures the content may name; each key is drawn once and used wherever it fits. */
export type { PictureName };

/** One scene of the story film: what is seen, and the line that goes with it. */
export type Scene = { title: string; caption: string; description: string };

export type ImpactGift = Point & { amount: number; button: string };

export type GivingOption = Point & { button: string };

export type Question = { question: string; answer: string };

/** Something a visitor needs before leaving the house: where, when, what to bring, what it costs. */
export type PracticalFact = { icon: IconName; label: string; text: string };

/** A prompt to pick up the phone; the number itself comes from the organisation. */
export type CallPrompt = { heading: string; text: string; button: string };

/** A label and, where a field is often misread, a hint below it. */
export type FieldText = { label: string; hint?: string; placeholder?: string };

export type Notice = { title: string; description: string };

/** Like a statistic, for a word that does not count up. */
export type TextStatistic = { icon: IconName; text: string; label: string };

/** Something held at a set time and place. */
export type Gathering = Point & { when: string; where: string };

export type PublicEvent = {
  name: string;
  description: string;
  path: string;
  /** Local times with their offset, such as 2026-06-15T10:30:00-05:00. */
  start: string;
  end: string;
  venue: { name: string; city: string; state: string };
};
