import { environment, serve } from "#hosts/supabase/edge-runtime.ts";
import { openHosted } from "#hosts/supabase/hosted.ts";

/** Mails that a function sends on after its answer. The rest is left to the scheduled function. */
const mailsAfterAnswer = 10;

const hosted = await openHosted(environment(), { mailsAtOnce: mailsAfterAnswer });
serve(hosted.answer);
