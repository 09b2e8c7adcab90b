import { openHosted } from "../hosted.ts";
import { environment, serve } from "../runtime.ts";

const hosted = await openHosted(environment());
serve(hosted.answer);
