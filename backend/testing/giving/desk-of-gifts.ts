import type { DeskApi } from "#backend/endpoints.ts";
import { testDesk } from "#backend/testing/desk.ts";

type GiftPage = DeskApi["GET"]["gifts"]["answer"];
type GiftTotals = DeskApi["GET"]["gifts/totals"]["answer"];
type PaperStatement = DeskApi["GET"]["gifts/paper-statement"]["answer"];
type GiftAnswer = DeskApi["GET"]["gifts/gift"]["answer"];

/** The desk as somebody sees it who looks after gifts. */
export const testGifts = async (parts: Parameters<typeof testDesk>[0] = {}) => {
  const desk = await testDesk(parts);
  const token = await desk.signedIn({ permissions: ["gifts"], name: "Ruth Banks" });
  const read = async <Answer>(path: string) =>
    (await (await desk.read(path, token)).json()) as Answer;
  const change = (path: string, body: unknown) => desk.post(`gifts/${path}`, body, token);
  return {
    ...desk,
    token,
    read,
    change,
    printStatement: async (id: string, year: number) => {
      const { digest } = await read<PaperStatement>(`gifts/paper-statement?id=${id}&year=${year}`);
      return change("note-statement-printed", { id, year, digest });
    },
    find: async (query: string) =>
      (await read<GiftPage>(`gifts?${query}`)).gifts.map(({ gift }) => gift),
    totals: (query = "") => read<GiftTotals>(`gifts/totals?${query}`),
    page: (id: string) => read<GiftAnswer>(`gifts/gift?id=${id}`),
  };
};
