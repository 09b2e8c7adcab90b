import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Deps } from "#backend/deps.ts";
import { detailsOf, keepDetails } from "#backend/giving/receipts/donor-details.ts";
import type { AppContext } from "#backend/http/context.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import { answerPage, type Page } from "#backend/http/page.ts";
import { fieldControls, problemSummary } from "#backend/http/page-form.ts";
import { markup } from "#backend/markup.ts";
import { Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { donorDetailsFields } from "#rules/donor-details.ts";
import { checkFields, type FieldProblem, readEntries } from "#rules/fields.ts";
import { minutesText } from "#rules/in-words.ts";
import { pathTo } from "./paths.ts";
import { forDonor } from "./sessions.ts";

/** Each is kept for good. */
const changesOfDonor: Limit = { name: "receipt names of donor", most: 10, seconds: 3600 };

const pageOf = (
  settings: Settings,
  entered: Record<string, unknown>,
  problems: FieldProblem[] = [],
): Page => ({
  title: "Name and address for receipts",
  content: markup`${problemSummary(problems.map(({ name, message }) => ({ message, field: name || undefined })))}
<p>We put them on every receipt and statement from your next gift on. Receipts you already have stay as they are.</p>
<form method="post">
${fieldControls(donorDetailsFields, entered, problems)}
<div class="buttons"><button class="primary">Save</button></div>
</form>
<p><a href="${pathTo(settings)}">Back to My giving</a></p>`,
});

export const showDetails = (deps: Deps) =>
  forDonor(deps, async (c: AppContext, { addresses }) => {
    const details = await detailsOf(deps.db, addresses);
    const entered = details ? { name: details.name, address: details.postalAddress } : {};
    return answerPage(c, deps.settings, pageOf(deps.settings, entered));
  });

export const saveDetails = (deps: Deps) =>
  forDonor(deps, async (c: AppContext, { email, addresses }) => {
    const { db, settings, now } = deps;
    const entered = readEntries(donorDetailsFields, await readFormEntries(c));
    const refuse = (problems: FieldProblem[], status: ContentfulStatusCode = 400) =>
      answerPage(c, settings, { ...pageOf(settings, entered, problems), status });
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
      await keepDetails(db, email, { name, postalAddress: address || null }, now());
    }
    return c.redirect(pathTo(settings), 303);
  });
