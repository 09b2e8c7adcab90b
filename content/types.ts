import type { Upload } from "./fields.ts";
import type { IconName } from "./icons.ts";
import type { PictureName } from "./pictures.ts";

export type { IconName, PictureName };

/** A picture that ships with the site, by name, or one that was uploaded at the desk. */
export type PictureValue = PictureName | Upload;

/** What search engines, browser tabs and shared links say about a page. */
export type PageInfo = { path: string; title: string; description: string };

export type Hero = { eyebrow: string; heading: string; lead: string };

export type NavigationLink = { name: string; href: string };

export type NavigationItem = NavigationLink & { dropdown: NavigationLink[] };

/** A number that counts up to what `figure` says. */
export type Statistic = { figure: string; icon: IconName; label: string };

export type Question = { question: string; answer: string };

/** Something a visitor needs before leaving the house: where, when, what to bring, what it costs. */
export type PracticalFact = { icon: IconName; label: string; text: string };

/** A prompt to pick up the phone; the number itself comes from the organisation. */
export type CallPrompt = { heading: string; text: string; button: string };

export type Notice = { title: string; description: string };

export type PublicEvent = {
  name: string;
  description: string;
  path: string;
  /** Local times with their offset, such as 2026-06-15T10:30:00-05:00. */
  start: string;
  end: string;
  venue: { name: string; city: string; state: string };
};
