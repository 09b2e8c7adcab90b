import type { Handler } from "hono";
import type { Deps } from "./deps.ts";
import type { AppEnv } from "./http.ts";

export type Route = { method: "GET" | "POST"; name: string; handle: Handler<AppEnv> };

/** Every function of the backend, by the name the browser calls. */
export const routes = (_deps: Deps): Route[] => [];
