/** Prints the two public documents from the content (npm run documents). */
import { rm, stat, writeFile } from "node:fs/promises";
import { defaultSnapshot } from "#content/snapshot.ts";
import { withPage } from "../render.ts";
import { annualReport } from "./annual-report.ts";
import { taxReturn } from "./tax-return.ts";

const root = new URL("../../", import.meta.url);
const documents = [
  { file: "public/documents/annual-report-fy2025.pdf", text: annualReport(defaultSnapshot) },
  { file: "public/documents/form-990-sample-fy2025.pdf", text: taxReturn(defaultSnapshot) },
];

await withPage(async (page) => {
  const draft = new URL("document-draft.html", root);
  for (const { file, text } of documents) {
    await writeFile(draft, text);
    await page.goto(draft.href, { waitUntil: "networkidle" });
    await page.pdf({
      path: new URL(file, root).pathname,
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    console.log(file, (await stat(new URL(file, root))).size, "bytes");
  }
  await rm(draft);
});
