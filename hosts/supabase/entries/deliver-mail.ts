import { openHosted } from "#hosts/supabase/hosted.ts";
import { environment, serve } from "#hosts/supabase/runtime.ts";
import { sameSecret } from "#hosts/supabase/same-secret.ts";

const hosted = await openHosted(environment());

/** Called by the database's clock every minute. Nobody else may set work going. */
serve(async (request) => {
  const given = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  if (!(await sameSecret(given, hosted.scheduleKey)))
    return Response.json({ success: false, error: "The key does not fit." }, { status: 401 });
  if (request.method !== "POST")
    return Response.json({ success: false, error: "Please use POST." }, { status: 405 });
  try {
    const done = await hosted.lookAfter();
    hosted.log("looked after mail and gifts", done);
    return Response.json({ success: true, error: null, ...done });
  } catch (error) {
    hosted.log("looking after mail and gifts failed", { reason: String(error) });
    return Response.json({ success: false, error: "Not all could be done." }, { status: 500 });
  }
});
