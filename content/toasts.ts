import { giftRefusals } from "#rules/gift-refusals.ts";
import type { Notice } from "./types.ts";

/**
 * Every notice the site can raise. The words are fixed by the specification, so they stand in the
 * scripts and no editor changes them; only our address comes from the organisation.
 */
export const toasts = {
  ...giftRefusals,
  givePaymentError: {
    title: "Payment Error",
    description: "There was an error processing your donation. Please try again.",
  },
  /** The description stands in where the server gave no reason of its own. */
  sectionPaymentError: {
    title: "Payment Error",
    description: "Failed to create payment session",
  },
  sectionSubscriptionError: {
    title: "Subscription Error",
    description: "Failed to create subscription",
  },
  contactSuccess: {
    title: "Message Sent Successfully!",
    description: "Thank you for contacting us. We'll get back to you soon!",
  },
  contactError: {
    title: "Error Sending Message",
    description: "Please try again or contact us directly at {email}",
  },
  volunteerSuccess: {
    title: "Application Submitted!",
    description:
      "Thank you for your interest in volunteering. We'll contact you within 5-7 business days.",
  },
  volunteerError: {
    title: "Submission Error",
    description: "Failed to submit application. Please try again.",
  },
  newsletterSuccess: {
    title: "Please check your inbox",
    description: "We sent you a link. One click on it and the newsletter is yours.",
  },
  newsletterError: {
    title: "Subscription not completed",
    description: "Please try again or write to us at {email}",
  },
  newsletterConfirmed: {
    title: "You are on the list",
    description: "Thank you for subscribing. The next letter will find you.",
  },
  newsletterUnsubscribed: {
    title: "You are off the list",
    description: "You will get no more newsletters from us. You are always welcome back.",
  },
  newsletterExpired: {
    title: "This link has expired",
    description: "Please subscribe again at the foot of any page and we will send a new one.",
  },
} satisfies Record<string, Notice>;

/** The notice with our address where it names one. */
export const withAddress = ({ title, description }: Notice, email: string): Notice => ({
  title,
  description: description.replace("{email}", email),
});
