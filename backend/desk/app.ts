import { Hono, type MiddlewareHandler } from "hono";
import type { Deps } from "#backend/deps.ts";
import { longestDeskBytes, longestFormBytes, upTo } from "#backend/http/body.ts";
import type { AppContext, AppEnv } from "#backend/http/context.ts";
import { refuseOtherMethods } from "#backend/http/methods.ts";
import { statusOf } from "#backend/http/refusal.ts";
import { rememberRefusals } from "#backend/http/remember-refusals.ts";
import { notFound, Refused } from "#backend/refused.ts";
import { answerEndpoint, tooLong } from "./answer.ts";
import { canSignInAt } from "./cookie.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Strangers } from "./strangers.ts";

const refuse = (c: AppContext, refused: Refused) => {
  const { reason, message, details } = refused;
  return c.json(
    { success: false, code: reason, error: message, ...(details && { details }) },
    statusOf(refused),
  );
};

/** The desk's part of the backend. It stands before the rules that open the rest to other origins. */
export const createDesk = (deps: Deps, strangers: Strangers, endpoints: readonly Endpoint[]) => {
  const desk = new Hono<AppEnv>();
  const upToLength = upTo(longestDeskBytes, tooLong);
  const forAnybody = upTo(longestFormBytes, tooLong);

  /** What says how long it is is read only once it is known who sends it. */
  const limitOf = ({ access, bodyBytes }: Endpoint): MiddlewareHandler<AppEnv> => {
    if (access === "public") return forAnybody;
    if (!bodyBytes) return upToLength;
    const upToDocument = upTo(bodyBytes, tooLong);
    return (c, next) => (c.req.header("content-length") ? upToDocument : upToLength)(c, next);
  };

  desk.use(
    rememberRefusals(() => true),
    async (_, next) => {
      if (!canSignInAt(deps.settings))
        throw new Refused("not-allowed", "The desk opens over https only.");
      await next();
    },
  );
  for (const endpoint of endpoints) {
    const answer = (c: AppContext) => answerEndpoint(deps, strangers, endpoint, c);
    // A file is measured where it is read, after it is known who sends it.
    if (endpoint.fileBytes) desk.on(endpoint.method, `/${endpoint.path}`, answer);
    else desk.on(endpoint.method, `/${endpoint.path}`, limitOf(endpoint), answer);
  }
  refuseOtherMethods(desk, endpoints, { code: "invalid" });
  desk.all("*", (c) => refuse(c, notFound("There is no such endpoint.")));

  desk.onError((error, c) => {
    if (error instanceof Refused) return refuse(c, error);
    throw error;
  });
  return desk;
};
