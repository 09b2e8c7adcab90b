import type { Settings } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/http.ts";
import { escapeHtml } from "#backend/mail/look.ts";
import { organisation } from "#rules/organisation.ts";

const styles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: #f7f1e7; color: #1f1a16; font: 1.125rem/1.5 "Public Sans Variable", "Public Sans", system-ui, sans-serif; }
main { max-width: 32rem; padding: 2rem; background: #fff; border-top: 6px solid #9c3822; border-radius: .5rem; }
.name { margin: 0; font: 600 1.25rem/1.3 "Fraunces Variable", Fraunces, Georgia, serif; color: #9c3822; }
h1 { margin: 1rem 0 .5rem; font: 600 1.75rem/1.25 "Fraunces Variable", Fraunces, Georgia, serif; color: #143848; }
p { margin: 0 0 1.5rem; }
button { min-height: 3rem; padding: .6rem 1.5rem; font: inherit; font-weight: 700; border: 0; border-radius: .375rem; background: #9c3822; color: #fff; cursor: pointer; }
a { color: #1b4a5e; }
:focus-visible { outline: 3px solid #2a7189; outline-offset: 2px; }
`;

/**
 * A question with one button. Links in mail are opened by scanners too; only a person presses the
 * button, and only the button changes anything. The page sends its form back to its own address.
 */
export const questionPage = (
  c: AppContext,
  settings: Settings,
  question: { title: string; text: string; button: string },
) => {
  const nonce = crypto.randomUUID();
  const { title, text, button } = question;
  return c.html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${organisation.name}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<p class="name">${organisation.fullName}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<form method="post"><p><button>${escapeHtml(button)}</button></p></form>
<a href="${escapeHtml(settings.siteUrl)}/">No, take me to the site</a>
</main>
</body>
</html>
`,
    200,
    {
      "content-security-policy": [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        // Browsers also hold the redirect after a form to this list.
        `form-action 'self' ${settings.siteUrl}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
      // The address holds a secret: it goes nowhere else.
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  );
};
