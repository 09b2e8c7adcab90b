import { recorded } from "#backend/desk/audit.ts";
import {
  asks,
  type Colleague,
  changes,
  type DeskRequest,
  reads,
  uploads,
} from "#backend/desk/endpoint.ts";
import { shownName } from "#backend/desk/shown-name.ts";
import { portraitNames } from "#content/lost-targets.ts";
import { pictures } from "#content/pictures.ts";
import {
  largestPictureBytes,
  oneStoredPicture,
  pictureCut,
  picturesPage,
  pictureUpload,
  pictureUploadPath,
  type ShippedPicture,
} from "#rules/pictures.ts";
import { deletePicture, listPictures, type Store, takeCut, takeUpload } from "./pictures.ts";

type Asked = DeskRequest<{ alt: string }> & { me: Colleague };

/** The work is done: what is left is stored and written into the log together. */
const stored = async ({ db, me, now, input }: Asked, action: string, store: Store) => {
  const by = { id: me.id, name: me.name || me.email };
  const actor = { id: me.id, name: shownName(me) };
  const done = await recorded(db, actor, now, async (tx) => ({
    action,
    about: input.alt,
    answer: await store(tx, { by, now }),
  }));
  return done.answer;
};

/** `camille-baptiste` is the portrait of Camille Baptiste. */
const personIn = (file: string) =>
  file
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");

/** What comes with the site: every drawn picture, and the portraits of those who ship with it. */
const shippedPictures = (): ShippedPicture[] => [
  ...Object.entries(pictures).map(([name, { alt, widths }]) => ({
    kind: "picture" as const,
    name,
    alt,
    src: `/pictures/${name}-${widths[0]}.jpg`,
  })),
  ...[...portraitNames()].map((name) => ({
    kind: "portrait" as const,
    name,
    alt: personIn(name),
    src: `/portraits/${name}.jpg`,
  })),
];

export const pictureEndpoints = [
  reads("pages/pictures", "pages", picturesPage, async ({ db, input }) => ({
    ...(await listPictures(db, input.before ? new Date(input.before) : undefined)),
    shipped: input.before ? [] : shippedPictures(),
  })),
  uploads(pictureUploadPath, "pages", pictureUpload, largestPictureBytes, async (request) => {
    const { db, deps, file, input } = request;
    const { alt, x, y, aspect } = input;
    const store = await takeUpload(db, deps.pictures, file, { alt, focus: { x, y }, aspect });
    return stored(request, "uploaded a picture", store);
  }),
  asks("pages/cut-picture", "pages", pictureCut, async (request) => {
    const { db, deps, input } = request;
    const { id, alt, focus, aspect } = input;
    const wish = { alt, focus, aspect: aspect ?? undefined };
    return stored(request, "cut a picture", await takeCut(db, deps.pictures, id, wish));
  }),
  changes("pages/delete-picture", "pages", oneStoredPicture, ({ db, input }) =>
    deletePicture(db, input.id),
  ),
];
