import type { Notice } from "./types.ts";

/** The notices of the form for groups, which the specification does not know. */
export const groupToasts = {
  success: {
    title: "Thanks for Signing Up Your Group!",
    description: "We’ll contact you within 5-7 business days to choose a day together.",
  },
  error: {
    title: "Your Group Is Not Signed Up Yet",
    description: "Please try again, or call us. What you entered is still here.",
  },
} satisfies Record<string, Notice>;
