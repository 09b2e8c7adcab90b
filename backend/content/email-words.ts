import { hours } from "#content/hours.ts";
import { organisation } from "#content/organisation.ts";
import { contentOf, type DocumentProblem, type Snapshot } from "#content/snapshot.ts";

/** Words of the site in emails to strangers, apart from who we are, which is an owner's to change. */
const wordsInEmails = (snapshot: Snapshot) => {
  const { newsletterRhythm } = contentOf(snapshot, organisation);
  const { opens, closes } = contentOf(snapshot, hours);
  return [
    { name: organisation.name, field: "newsletterRhythm", text: newsletterRhythm },
    { name: hours.name, field: "opens", text: opens },
    { name: hours.name, field: "closes", text: closes },
  ];
};

/** What a mail program would make a link of: not 9 a.m., nor 6.30 PM. */
const webAddress = /:\/\/|www\.|@|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/** Whoever may edit pages cannot place a link in emails that we send, nor by a fact in them. */
export const linksInEmails = (now: Snapshot, then: Snapshot): DocumentProblem[] => {
  const before = wordsInEmails(now);
  return wordsInEmails(then)
    .filter(({ text }, at) => webAddress.test(text) && text !== before[at]?.text)
    .map(({ name, field }) => ({
      name,
      place: [field],
      message: "This stands in emails that we send: it cannot hold a web address.",
    }));
};
