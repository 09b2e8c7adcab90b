import type { Deps } from "#backend/deps.ts";
import type { DeskApi } from "#backend/endpoints.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import type { RefusalDetails } from "#rules/pages.ts";

type DocumentList = DeskApi["GET"]["pages"]["answer"];
type DocumentAnswer = DeskApi["GET"]["pages/document"]["answer"];
type ChangesAnswer = DeskApi["POST"]["pages/changes"]["answer"];
type PublishAnswer = DeskApi["POST"]["pages/publish"]["answer"];

type Refused = { code?: string; error?: string; details?: RefusalDetails };
export type Answered<Answer> = { status: number; body: Answer & Refused };

/** What ships as the document `name`, with some of its fields changed. */
export const shipped = (name: string, changed: Record<string, unknown> = {}) => ({
  ...structuredClone(defaultSnapshot.documents[name] as Record<string, unknown>),
  ...changed,
});

/** People who edit the site through the desk. */
export const testEditors = async (parts: Partial<Deps> = {}) => {
  const desk = await testDesk(parts);

  const editor = async (name: string) => {
    const email = `${name.toLowerCase()}@circleurban.example`;
    const token = await desk.signedIn({ permissions: ["pages"], name: `${name} Sample` }, email);
    const answered = async <Answer>(answer: Response): Promise<Answered<Answer>> => ({
      status: answer.status,
      body: (await answer.json()) as Answer & Refused,
    });
    const ask = async <Answer = object>(path: string, body: unknown = {}) =>
      answered<Answer>(await desk.post(`pages/${path}`, body, token));
    const look = async <Answer>(path: string, parameters: Record<string, string> = {}) =>
      answered<Answer>(await desk.read(`pages${path}?${new URLSearchParams(parameters)}`, token));
    const open = async (document: string) =>
      (await look<DocumentAnswer>("/document", { name: document })).body;

    return {
      token,
      ask,
      look,
      open,
      list: async () => (await look<DocumentList>("")).body,
      /** Saves over what is the newest now, and answers the save's number. */
      async save(document: string, content: unknown) {
        const { draftRevision, document: listed } = await open(document);
        const input = { name: document, revision: draftRevision, base: listed.published, content };
        return (await ask<{ revision: number }>("save-draft", input)).body.revision;
      },
      publish: (seen: { name: string; revision: number }[], more: object = {}) =>
        ask<PublishAnswer>("publish", { documents: seen, ...more }),
      changes: (documents: { name: string; content?: unknown }[]) =>
        ask<ChangesAnswer>("changes", { documents }),
    };
  };

  return { ...desk, editor };
};
