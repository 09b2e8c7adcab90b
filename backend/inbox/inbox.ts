import type { Subject } from "#backend/subject.ts";
import { keptFor } from "#rules/retention.ts";
import { inboxEndpoints } from "./desk.ts";
import { sendCrowdDigest, sendHeldDigest } from "./digests.ts";
import { messageNames } from "./log-names.ts";
import { messagesOf } from "./personal-data.ts";
import { sendContactForm, sendVolunteerApplication } from "./receive.ts";
import { messages } from "./staff-commands.ts";
import { myMessagesCard, newMessagesCard, spamCard } from "./today.ts";

/** What people write to us: contact messages and volunteer applications. */
export const inbox = {
  name: "inbox",
  functions: [
    { method: "POST", name: "send-contact-form", handler: sendContactForm, isForm: true },
    {
      method: "POST",
      name: "send-volunteer-application",
      handler: sendVolunteerApplication,
      isForm: true,
    },
  ],
  desk: inboxEndpoints,
  logNames: messageNames,
  today: [newMessagesCard, myMessagesCard, spamCard],
  clock: [
    {
      name: "digest",
      everySeconds: 600,
      async run(deps) {
        const held = await sendHeldDigest(deps);
        const waiting = await sendCrowdDigest(deps);
        if (held + waiting > 0) deps.wake?.("mail");
        return { held, waiting };
      },
    },
  ],
  commands: { messages },
  keeps: [
    {
      what: "contact messages",
      table: "contact_messages",
      condition: "created_at < $1",
      age: keptFor.contactMessages,
    },
    {
      what: "volunteer applications",
      table: "volunteer_applications",
      condition: "created_at < $1",
      age: keptFor.volunteerApplications,
    },
  ],
  personal: [messagesOf],
  tables: {
    kept: ["contact_messages", "volunteer_applications", "message_events", "saved_replies"],
    passing: ["message_presence"],
  },
} satisfies Subject;
