import { openHosted } from "#hosts/supabase/hosted.ts";
import { environment, serve } from "#hosts/supabase/runtime.ts";

const hosted = await openHosted(environment());
serve(hosted.answer);
