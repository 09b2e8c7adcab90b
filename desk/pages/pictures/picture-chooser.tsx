import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { ShowEarlier } from "#desk/frame/show-earlier.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import {
  allPictures,
  documentList,
  type ShippedPicture,
  type StoredPicture,
} from "#desk/pages/queries.ts";
import type { UploadedPicture } from "#rules/pictures.ts";
import { type Picked, PictureStep } from "./picture-step.tsx";
import { type Chosen, smallSource } from "./sources.ts";

function Tile({ src, alt, pick }: { src: string; alt: string; pick: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={pick}
        className="block w-full overflow-hidden rounded-xl bg-limestone-100 outline-offset-2 hover:opacity-85"
      >
        <img src={src} alt={alt} loading="lazy" className="h-24 w-full object-cover" />
      </button>
    </li>
  );
}

function Library({
  uploads,
  earlier,
  shipped,
  pick,
}: {
  uploads: StoredPicture[];
  earlier: ReactNode;
  shipped: ShippedPicture[];
  pick: (picked: Picked) => void;
}) {
  const tiles = "grid grid-cols-2 gap-2 sm:grid-cols-3";
  return (
    <>
      {uploads.length > 0 && (
        <section>
          <h3 className="mb-2 font-sans font-semibold text-sm">Your uploads</h3>
          <ul className={tiles}>
            {uploads.map((stored) => (
              <Tile
                key={stored.id}
                src={smallSource(stored.picture)}
                alt={stored.alt}
                pick={() => pick({ stored })}
              />
            ))}
          </ul>
          {earlier}
        </section>
      )}
      <section>
        <h3 className="mb-2 font-sans font-semibold text-sm">Came with the site</h3>
        <ul className={tiles}>
          {shipped.map((one) => (
            <Tile key={one.name} src={one.src} alt={one.alt} pick={() => pick({ shipped: one })} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Uploads a picture or takes one that is there. Either is looked at first, and cropped if it can be. */
export function PictureChooser({
  kind,
  current,
  choose,
}: {
  kind: "picture" | "portrait";
  current: UploadedPicture | undefined;
  /** Puts it into the draft and closes the window. */
  choose: (chosen: Chosen) => void;
}) {
  const client = useQueryClient();
  const query = useInfiniteQuery(allPictures);
  const { data: list } = useQuery(documentList);
  const [picked, pick] = useState<Picked>();
  if (picked)
    return (
      <PictureStep
        picked={picked}
        kind={kind}
        choose={(chosen) => {
          choose(chosen);
          void client.invalidateQueries({ queryKey: ["pages/pictures"] });
        }}
        back={() => pick(undefined)}
      />
    );
  const uploads = query.data?.pages.flatMap(({ pictures }) => pictures);
  const before = uploads?.find(({ picture }) => picture.upload === current?.upload);
  return (
    <div className="grid grid-cols-1 gap-6">
      {before && (
        <Button
          look="secondary"
          className="button-small justify-self-start"
          onClick={() => pick({ stored: before })}
        >
          Change its description or focus
        </Button>
      )}
      {list?.takesPictures === false ? (
        <p className="rounded-xl bg-gold-100 px-4 py-3 text-sm">
          You can't upload pictures on this host. Choose one from below.
        </p>
      ) : (
        <div className="rounded-xl bg-white p-4">
          <TextField
            label="Upload a picture"
            hint="A photo from your phone or computer. We turn it upright and remove the location."
            name="picture-file"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
            onChange={({ target: { files } }) => files?.[0] && pick({ file: files[0] })}
          />
        </div>
      )}
      <Loaded query={query}>
        {({ pages: [first] }) => (
          <Library
            uploads={uploads ?? []}
            earlier={<ShowEarlier what="pictures" query={query} />}
            shipped={first?.shipped.filter((one) => one.kind === kind) ?? []}
            pick={pick}
          />
        )}
      </Loaded>
    </div>
  );
}
