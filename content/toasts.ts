import { giftRefusals } from "#rules/gift-refusals.ts";
import type { Notice } from "./types.ts";

/**
 * The notices of gifts, messages and applications. The words are fixed by the specification, so
 * they stand in the scripts and no editor changes them; only our address comes from the
 * organisation.
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
} satisfies Record<string, Notice>;
