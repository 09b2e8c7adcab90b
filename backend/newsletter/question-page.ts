import type { AppContext } from "#backend/http/context.ts";
import { answerPage } from "#backend/http/page.ts";
import { markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";

/**
 * A question with one button. Links in mail are opened by scanners too; only a person presses the
 * button, and only the button changes anything. The page sends its form back to its own address.
 */
export const questionPage = (
  c: AppContext,
  settings: Settings,
  { title, text, button }: { title: string; text: string; button: string },
) =>
  answerPage(c, settings, {
    title,
    content: markup`<p>${text}</p>
<form method="post"><div class="buttons"><button class="primary">${button}</button></div></form>
<p><a href="${settings.siteUrl}/">No, take me to the site</a></p>`,
  });
