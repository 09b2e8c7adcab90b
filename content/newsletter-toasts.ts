import type { Notice } from "./types.ts";

/**
 * The notices of the form at the foot of every page. They stand apart from the others: a page that
 * has no other form brings no other words.
 */
export const newsletterToasts = {
  success: {
    title: "Please check your inbox",
    description: "We sent you a link. Click it and you’re subscribed.",
  },
  error: {
    title: "Subscription not completed",
    description: "Please try again or write to us at {email}",
  },
  confirmed: {
    title: "You are on the list",
    description: "Thank you for subscribing. We’ll email you the next newsletter.",
  },
  unsubscribed: {
    title: "You are off the list",
    description: "You will get no more newsletters from us. You are always welcome back.",
  },
  "not-subscribed": {
    title: "You are not subscribed",
    description:
      "We found no subscription for this link, and you don’t need to do anything. If a newsletter still comes, use the link in it.",
  },
  expired: {
    title: "This link has expired",
    description: "Please subscribe again at the foot of any page and we will send a new one.",
  },
} satisfies Record<string, Notice>;
