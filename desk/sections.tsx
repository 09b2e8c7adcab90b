import {
  CalendarCheck,
  ChartColumn,
  HandHeart,
  History,
  Inbox,
  type LucideIcon,
  MailOpen,
  Newspaper,
  PanelsTopLeft,
  Send,
  ShieldCheck,
  UsersRound,
} from "lucide-react";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { Permission } from "#rules/desk.ts";

export type Section = {
  /** The path below /desk, and what the navigation calls it. */
  path: string;
  label: string;
  icon: LucideIcon;
  access: "signed-in" | "owner" | Permission;
  /** After `g`: the key that leads here. */
  key: string;
  /** Screens below the path; each is fetched when it is first opened. */
  screens: RouteObject[];
};

const screen =
  (load: () => Promise<{ default: ComponentType }>): RouteObject["lazy"] =>
  async () => ({ Component: (await load()).default });

/** The parts of the desk, in the order of the navigation. A subject adds its own here. */
export const sections: Section[] = [
  {
    path: "",
    label: "Today",
    icon: CalendarCheck,
    access: "signed-in",
    key: "t",
    screens: [{ index: true, lazy: screen(() => import("./today/today.tsx")) }],
  },
  {
    path: "messages",
    label: "Messages",
    icon: Inbox,
    access: "messages",
    key: "m",
    screens: [
      { index: true, lazy: screen(() => import("./messages/messages.tsx")) },
      { path: ":id", lazy: screen(() => import("./messages/message.tsx")) },
    ],
  },
  {
    path: "gifts",
    label: "Gifts",
    icon: HandHeart,
    access: "gifts",
    key: "g",
    screens: [
      { index: true, lazy: screen(() => import("./gifts/gifts.tsx")) },
      { path: "record", lazy: screen(() => import("./gifts/record.tsx")) },
      { path: "statements", lazy: screen(() => import("./gifts/statements.tsx")) },
      { path: "accountant", lazy: screen(() => import("./gifts/accountant.tsx")) },
      { path: "campaigns", lazy: screen(() => import("./gifts/campaigns.tsx")) },
      { path: "campaigns/:name", lazy: screen(() => import("./gifts/campaign-code.tsx")) },
      { path: "letters", lazy: screen(() => import("./gifts/letters.tsx")) },
      { path: "letters/:id", lazy: screen(() => import("./gifts/letter.tsx")) },
      { path: "tributes", lazy: screen(() => import("./gifts/tributes.tsx")) },
      { path: "tributes/:card", lazy: screen(() => import("./gifts/tribute-card.tsx")) },
      { path: "person", lazy: screen(() => import("./gifts/person.tsx")) },
      { path: ":id", lazy: screen(() => import("./gifts/gift.tsx")) },
      { path: ":id/statement/:year", lazy: screen(() => import("./gifts/paper-statement.tsx")) },
      { path: ":id/receipt/:payment", lazy: screen(() => import("./gifts/receipt.tsx")) },
    ],
  },
  {
    path: "pages",
    label: "Pages",
    icon: PanelsTopLeft,
    access: "pages",
    key: "w",
    screens: [
      { index: true, lazy: screen(() => import("./pages/pages.tsx")) },
      { path: "notice", lazy: screen(() => import("./pages/notice.tsx")) },
      { path: "pictures", lazy: screen(() => import("./pages/pictures/pictures.tsx")) },
      // Documents have names such as about/leadership.
      { path: "edit/*", lazy: screen(() => import("./pages/editor.tsx")) },
      { path: "publish/*", lazy: screen(() => import("./pages/publishing/publish.tsx")) },
      { path: "history/*", lazy: screen(() => import("./pages/publishing/history.tsx")) },
    ],
  },
  {
    path: "subscribers",
    label: "Subscribers",
    icon: Newspaper,
    access: "subscribers",
    key: "s",
    screens: [{ index: true, lazy: screen(() => import("./readers/readers.tsx")) }],
  },
  {
    path: "letters",
    label: "Newsletters",
    icon: MailOpen,
    access: "pages",
    key: "n",
    screens: [
      { index: true, lazy: screen(() => import("./letters/letters.tsx")) },
      { path: ":id", lazy: screen(() => import("./letters/letter.tsx")) },
      { path: ":id/send", lazy: screen(() => import("./letters/send.tsx")) },
    ],
  },
  {
    path: "visits",
    label: "Visits",
    icon: ChartColumn,
    access: "visits",
    key: "v",
    screens: [{ index: true, lazy: screen(() => import("./visits/visits.tsx")) }],
  },
  {
    path: "email",
    label: "Email",
    icon: Send,
    access: "signed-in",
    key: "e",
    screens: [{ index: true, lazy: screen(() => import("./mail/mail.tsx")) }],
  },
  {
    path: "accounts",
    label: "Team and sign-in",
    icon: UsersRound,
    access: "owner",
    key: "a",
    screens: [{ index: true, lazy: screen(() => import("./people/people.tsx")) }],
  },
  {
    path: "privacy",
    label: "Privacy requests",
    icon: ShieldCheck,
    access: "owner",
    key: "d",
    screens: [{ index: true, lazy: screen(() => import("./privacy/privacy.tsx")) }],
  },
  {
    path: "log",
    label: "Log",
    icon: History,
    access: "owner",
    key: "l",
    screens: [{ index: true, lazy: screen(() => import("./audit/audit.tsx")) }],
  },
];
