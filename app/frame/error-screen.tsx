import { useSay } from "#app/effects/language.ts";
import { useSite } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { errorScreen } from "#content/error-screen.ts";

/** What went wrong, inside the site's frame, with a way home. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: "" };
  const { fullName } = useSite().organisation;
  const say = useSay();
  return (
    <div className="frame py-16 md:py-24">
      {/* A page that failed brings no title of its own. */}
      <title>{`${say(errorScreen.title)} | ${fullName}`}</title>
      <h1 className="text-4xl">{say(errorScreen.title)}</h1>
      <p className="mt-5 text-lg">{message}</p>
      {stack && (
        <pre className="mt-6 whitespace-pre-wrap break-words rounded-card bg-limestone-100 p-5 text-xs">
          {stack}
        </pre>
      )}
      <p className="mt-8 max-w-2xl text-ink-soft">{say(errorScreen.lead)}</p>
      <ButtonLink to={errorScreen.home.href} className="mt-6">
        {say(errorScreen.home.name)}
      </ButtonLink>
    </div>
  );
}
