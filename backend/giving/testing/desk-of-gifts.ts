import { testDesk } from "#backend/desk/testing/desk.ts";
import type { GiftAnswer, GiftPage, GiftTotals } from "#rules/gifts.ts";

/** The desk as somebody sees it who looks after gifts. */
export const testGifts = async (parts: Parameters<typeof testDesk>[0] = {}) => {
  const desk = await testDesk(parts);
  const token = await desk.signedIn({ permissions: ["gifts"], name: "Ruth Banks" });
  const read = async <Answer>(path: string) =>
    (await (await desk.read(path, token)).json()) as Answer;
  return {
    ...desk,
    token,
    read,
    change: (path: string, body: unknown) => desk.post(`gifts/${path}`, body, token),
    find: async (query: string) =>
      (await read<GiftPage>(`gifts?${query}`)).gifts.map(({ gift }) => gift),
    totals: (query = "") => read<GiftTotals>(`gifts/totals?${query}`),
    page: (id: string) => read<GiftAnswer>(`gifts/gift?id=${id}`),
  };
};
