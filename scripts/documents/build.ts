/**
 * Prints the two public documents from what is published, or from what ships (npm run documents).
 * With --note, only notes that they are as they should be.
 */
import { rm, stat, writeFile } from "node:fs/promises";
import { drawnFrom, noteDrawn } from "../drawn-from.ts";
import { withPage } from "../render.ts";
import { annualReport } from "./annual-report.ts";
import { taxReturn } from "./tax-return.ts";

const root = new URL("../../", import.meta.url);
const { snapshot } = await drawnFrom();
const documents = [
  { file: "public/documents/annual-report-fy2025.pdf", text: annualReport(snapshot) },
  { file: "public/documents/form-990-sample-fy2025.pdf", text: taxReturn(snapshot) },
];

const draw = () =>
  withPage(async (page) => {
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

if (!process.argv.includes("--note")) await draw();
noteDrawn("/documents/", snapshot);
