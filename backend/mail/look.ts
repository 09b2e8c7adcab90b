import { addressLine, organisation } from "#rules/organisation.ts";

export const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

export const footerLines = [
  organisation.fullName,
  addressLine(),
  `${organisation.phone} · ${organisation.email}`,
  `501(c)(3) nonprofit · Tax ID ${organisation.taxId}`,
];

/**
 * A mail in the site's colours. Mail programs know tables and inline styles and little else.
 * `content` is finished HTML.
 */
export const mailHtml = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f7f1e7;color:#1f1a16;font-family:Georgia,serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f1e7">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-top:6px solid #9c3822">
<tr><td style="padding:28px 32px 0;font-size:15px;color:#574d43">
<strong style="font-size:22px;color:#9c3822">${organisation.name}</strong><br>${organisation.tagline}
</td></tr>
<tr><td style="padding:8px 32px 28px;font-size:16px;line-height:1.55">
<h1 style="font-size:24px;line-height:1.25;margin:16px 0;color:#143848">${escapeHtml(title)}</h1>
${content}
</td></tr>
<tr><td style="padding:20px 32px;background:#efe6d6;font-size:13px;line-height:1.5;color:#574d43">
${footerLines.map(escapeHtml).join("<br>")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

export const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** Names on the left, values on the right. */
export const factTable = (rows: [name: string, value: string][]) =>
  `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px;border-collapse:collapse">${rows
    .map(
      ([name, value]) =>
        `<tr><th align="left" style="padding:8px 12px 8px 0;border-bottom:1px solid #e2d5bf;font-weight:normal;color:#574d43">${escapeHtml(name)}</th><td align="right" style="padding:8px 0;border-bottom:1px solid #e2d5bf">${escapeHtml(value)}</td></tr>`,
    )
    .join("")}</table>`;
