import { openImap } from "#backend/mail/imap.ts";
import { environment, serve } from "#hosts/supabase/edge-runtime.ts";
import { openHosted } from "#hosts/supabase/hosted.ts";
import { sameSecret } from "#hosts/supabase/same-secret.ts";

/** A call may use two seconds of computing; the next one comes in a minute. */
const mailsPerRun = 50;

const hosted = await openHosted(environment(), {
  mailsAtOnce: mailsPerRun,
  openMailbox: openImap,
});

/** Called by the database's clock every minute. Nobody else may set work going. */
serve(async (request) => {
  const given = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  if (!(await sameSecret(given, hosted.scheduleKey)))
    return Response.json({ success: false, error: "The key does not fit." }, { status: 401 });
  if (request.method !== "POST")
    return Response.json({ success: false, error: "Please use POST." }, { status: 405 });
  const { done, failed } = await hosted.tick();
  hosted.log("tick", { ...done, failed });
  const success = failed.length === 0;
  const error = success ? null : "Not all could be done.";
  return Response.json({ success, error, done, failed }, { status: success ? 200 : 500 });
});
