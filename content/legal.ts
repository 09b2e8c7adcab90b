import { type Content, defineDocument } from "./document.ts";
import { group, list, longText, text } from "./fields.ts";
import { pageInfo } from "./shapes.ts";

/** One of the three texts that the foot of every page names. Empty, it has no page. */
const legalDocument = (name: string, path: string, title: string, description: string) =>
  defineDocument({
    name,
    title,
    group: "Pages",
    path,
    version: 1,
    schema: group(
      {
        page: pageInfo(),
        lead: longText({ label: "Text below the title", most: 600, optional: true }),
        sections: list(
          group(
            {
              heading: text({ label: "Heading", most: 90 }),
              paragraphs: list(longText({ label: "Paragraph", most: 3_000 }), {
                label: "Paragraphs",
                least: 1,
                most: 30,
              }),
            },
            { label: "Section" },
          ),
          {
            label: "Sections",
            help: "Until there is one, the words in the footer are not a link.",
            itemLabel: "heading",
            most: 40,
          },
        ),
      },
      { label: title },
    ),
    defaults: { page: { title, description }, lead: "", sections: [] },
  });

export const privacy = legalDocument(
  "privacy",
  "/privacy",
  "Privacy Policy",
  "What Circle keeps of what you send us, for how long, and who reads it.",
);

export const terms = legalDocument(
  "terms",
  "/terms",
  "Terms of Service",
  "The terms under which Circle offers this website.",
);

export const accessibility = legalDocument(
  "accessibility",
  "/accessibility",
  "Accessibility",
  "How Circle keeps this website usable for everyone, and whom to tell when it is not.",
);

export const legalDocuments = { privacy, terms, accessibility };

export type Legal = Content<typeof privacy>;

export const isWritten = ({ sections }: Legal) => sections.length > 0;
