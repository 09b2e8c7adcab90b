import type { Hono } from "hono";
import type { AppEnv } from "./context.ts";

/** Answers the methods that a path does not take, without reading anything. */
export const refuseOtherMethods = (
  app: Hono<AppEnv>,
  routes: readonly { method: "GET" | "POST"; path: string }[],
  { alsoAllowed = [], code }: { alsoAllowed?: string[]; code?: string } = {},
) => {
  for (const [path, taking] of Map.groupBy(routes, (route) => route.path)) {
    const methods = taking.map(({ method }) => method);
    // Whoever takes GET takes HEAD.
    const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    app.all(path, (c) => {
      c.header("allow", [...allowed, ...alsoAllowed].join(", "));
      const error = `Please use ${methods.join(" or ")}.`;
      return c.json({ success: false, ...(code && { code }), error }, 405);
    });
  }
};
