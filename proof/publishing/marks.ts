import { ask } from "#hosts/node/testing/http.ts";

/** Two documents of every page that each publication changes together, number `n` in both. */
export const publication = (n: number) => ({
  organisation: { blurb: `Publication ${n} of the proof.` },
  frame: { skipLink: `Skip past number ${n}` },
});

export type Shown = { status: number; first: number; second: number; body: string };

/** Which publication an answer shows, by either document; 0 is what ships. */
export const shownAt = async (port: number, path: string): Promise<Shown> => {
  const { status, body } = await ask(port, path);
  const text = body.toString("utf8");
  return {
    status,
    first: Number(/Publication (\d+) of the proof/.exec(text)?.[1] ?? 0),
    second: Number(/Skip past number (\d+)/.exec(text)?.[1] ?? 0),
    body: text,
  };
};
