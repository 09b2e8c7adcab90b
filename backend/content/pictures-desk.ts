import { type Around, type DeskRequest, reads, uploads, writes } from "#backend/desk/endpoint.ts";
import { portraitNames } from "#content/lost-targets.ts";
import { pictures } from "#content/pictures.ts";
import {
  largestPictureBytes,
  oneStoredPicture,
  pictureCut,
  picturesPage,
  pictureUpload,
  pictureUploadPath,
} from "#rules/pictures.ts";
import { deletePicture } from "./picture-places.ts";
import { listPictures, type Store, takeCut, takeUpload } from "./pictures.ts";
import { inPublishingTurn, publications } from "./published.ts";

const writtenBy = ({ me, now }: DeskRequest<unknown>) => ({
  by: { id: me.id, name: me.name || me.email },
  now,
});

const storing =
  (store: Store, action: string, about: string) => async (tx: Parameters<Store>[0]) => ({
    action,
    about,
    answer: await store(tx),
  });

/** `camille-baptiste` is the portrait of Camille Baptiste. */
const personIn = (file: string) =>
  file
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");

const shippedPictures = () => [
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

const around: Around = (deps, work) => inPublishingTurn(deps, () => work(deps));

/** Uploads and cuts: each may keep the process busy for seconds. */
const picturesMade = { name: "pictures made", most: 60, seconds: 600 };

export const pictureEndpoints = [
  reads("pages/pictures", "pages", picturesPage, async ({ db, input }) => ({
    ...(await listPictures(db, input.before ? new Date(input.before) : undefined)),
    shipped: input.before ? [] : shippedPictures(),
  })),
  uploads(
    pictureUploadPath,
    "pages",
    pictureUpload,
    { fileBytes: largestPictureBytes, perPerson: picturesMade, around },
    async (request, readFile) => {
      const { alt, x, y, aspect } = request.input;
      const wish = { alt, focus: { x, y }, aspect };
      const store = await takeUpload(request.deps, readFile, wish, writtenBy(request));
      return storing(store, "uploaded a picture", alt);
    },
  ),
  uploads(
    "pages/cut-picture",
    "pages",
    pictureCut,
    { perPerson: picturesMade, around },
    async (request) => {
      const { id, alt, focus, aspect } = request.input;
      const wish = { alt, focus, aspect: aspect ?? undefined };
      const store = await takeCut(request.deps, id, wish, writtenBy(request));
      const action = aspect ? "cropped a picture" : "prepared a picture";
      return storing(store, action, alt);
    },
  ),
  writes(
    "pages/delete-picture",
    "pages",
    oneStoredPicture,
    ({ db, input }) => deletePicture(db, input.id),
    { perPerson: publications, around },
  ),
];
