import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Deps } from "#backend/deps.ts";
import { recordingFrom } from "#backend/giving/ledger/recording.ts";
import { detailsOf, keepDetails } from "#backend/giving/receipts/donor-details.ts";
import { languageFor, sayRefusal, speak } from "#backend/giving/spanish/say.ts";
import type { AppContext } from "#backend/http/context.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import type { Page } from "#backend/http/page.ts";
import { fieldControls, problemSummary } from "#backend/http/page-form.ts";
import { sayIn } from "#backend/http/spanish-answers.ts";
import { senderAt } from "#backend/mail/may-write.ts";
import { markup } from "#backend/markup.ts";
import { Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { donorDetailsFields } from "#rules/donor-details.ts";
import { checkFields, type FieldProblem, readEntries } from "#rules/fields.ts";
import { minutesText } from "#rules/in-words.ts";
import { queueDetailsChanged } from "./details-mail.ts";
import { answerDonor, pathTo } from "./paths.ts";
import { forDonor } from "./sessions.ts";

/** Each is kept for good. */
const changesOfDonor: Limit = { name: "receipt names of donor", most: 10, seconds: 3600 };

const pageOf = (
  c: AppContext,
  settings: Settings,
  entered: Record<string, unknown>,
  problems: FieldProblem[] = [],
): Page => {
  const { say, language } = speak(languageFor(c));
  const said = problems.map(({ name, message }) => ({ name, message: sayRefusal(c, message) }));
  return {
    title: say("Name and address for receipts"),
    content: markup`${problemSummary(
      said.map(({ name, message }) => ({ message, field: name || undefined })),
      say("Please check what you entered"),
    )}
<p>${say("We put them on every receipt and statement from your next gift on. Receipts you already have stay as they are.")} ${say("We email you a note when you change them.")}</p>
<form method="post">
${fieldControls(donorDetailsFields, entered, said, sayIn(language))}
<div class="buttons"><button class="primary">${say("Save")}</button></div>
</form>
<p><a href="${pathTo(settings, "", language)}">${say("Back to My giving")}</a></p>`,
  };
};

export const showDetails = (deps: Deps) =>
  forDonor(deps, async (c: AppContext, { addresses }) => {
    const details = await detailsOf(deps.db, addresses);
    const entered = details ? { name: details.name, address: details.postalAddress } : {};
    return answerDonor(c, deps.settings, pageOf(c, deps.settings, entered));
  });

export const saveDetails = (deps: Deps) =>
  forDonor(deps, async (c: AppContext, donor) => {
    const { email, addresses } = donor;
    const { db, settings } = deps;
    const language = languageFor(c);
    const entered = readEntries(donorDetailsFields, await readFormEntries(c));
    const refuse = (problems: FieldProblem[], status: ContentfulStatusCode = 400) =>
      answerDonor(c, settings, { ...pageOf(c, settings, entered, problems), status });
    c.set("refusePerson", (message, status) => refuse([{ name: "", message }], status));
    const checked = checkFields(donorDetailsFields, entered);
    if ("problems" in checked) return refuse(checked.problems);
    const { name, address } = checked.values;
    const before = await detailsOf(db, addresses);
    if (before?.name !== name || (before.postalAddress ?? "") !== address) {
      const turn = await takeFromLimit(db, changesOfDonor, email);
      if (!turn.allowed)
        throw new Refused(
          "too-many",
          `This was changed many times. Please try again in ${minutesText(turn.retryAfterSeconds)}.`,
        );
      const recording = await recordingFrom(deps, "donor");
      const sender = await senderAt(c.get("clientAddress"));
      await db.transaction(async (tx) => {
        const details = { name, postalAddress: address || null };
        await keepDetails(tx, email, details, recording.now);
        const to = { email, language, sender };
        await queueDetailsChanged(tx, addresses, to, recording);
      });
    }
    return c.redirect(pathTo(settings, "", language), 303);
  });
