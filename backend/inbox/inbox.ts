import type { Subject } from "#backend/subject.ts";
import { keptFor } from "#rules/retention.ts";
import { inboxEndpoints } from "./desk.ts";
import { sendCrowdDigest, sendHeldDigest } from "./digests.ts";
import { sendContactForm, sendVolunteerApplication } from "./receive.ts";
import { messages } from "./staff-commands.ts";
import { myMessagesCard, newMessagesCard, returnedMessagesCard, spamCard } from "./today.ts";

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
  today: [newMessagesCard, myMessagesCard, returnedMessagesCard, spamCard],
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
    {
      what: "marks of who has seen a message",
      table: "message_presence",
      // Seen after it came: the message itself is gone by then.
      condition: "seen_at < $1",
      age: keptFor.contactMessages,
    },
  ],
  tables: {
    kept: ["contact_messages", "volunteer_applications", "message_events", "saved_replies"],
    passing: ["message_presence"],
  },
} satisfies Subject;
