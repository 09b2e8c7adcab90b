import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import {
  documentList,
  type PicturesAnswer,
  pictures,
  type StoredPicture,
} from "#desk/pages/queries.ts";
import type { UploadedPicture } from "#rules/pictures.ts";
import { FocusForm } from "./focus-form.tsx";
import { aspects, type Chosen, smallSource } from "./sources.ts";
import { UploadForm } from "./upload-form.tsx";

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
  answer,
  kind,
  pickStored,
  choose,
}: {
  answer: PicturesAnswer;
  kind: "picture" | "portrait";
  pickStored: (stored: StoredPicture) => void;
  choose: (chosen: Chosen) => void;
}) {
  const shipped = answer.shipped.filter((one) => one.kind === kind);
  const tiles = "grid grid-cols-2 gap-2 sm:grid-cols-3";
  return (
    <>
      {answer.pictures.length > 0 && (
        <section>
          <h3 className="mb-2 font-sans font-semibold text-sm">Your uploads</h3>
          <ul className={tiles}>
            {answer.pictures.map((stored) => (
              <Tile
                key={stored.id}
                src={smallSource(stored.picture)}
                alt={stored.alt}
                pick={() => pickStored(stored)}
              />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="mb-2 font-sans font-semibold text-sm">Came with the site</h3>
        <ul className={tiles}>
          {shipped.map(({ name, alt, src }) => (
            <Tile key={name} src={src} alt={alt} pick={() => choose(name)} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Uploads a picture, which is used at once, or takes one that is there. Both can then be cropped. */
export function PictureChooser({
  kind,
  current,
  use,
  choose,
}: {
  kind: "picture" | "portrait";
  current: UploadedPicture | undefined;
  /** Puts it into the draft; `choose` also closes the window. */
  use: (picture: UploadedPicture) => void;
  choose: (chosen: Chosen) => void;
}) {
  const client = useQueryClient();
  const query = useQuery(pictures);
  const { data: list } = useQuery(documentList);
  const [picked, setPicked] = useState<{ stored: StoredPicture; used?: UploadedPicture }>();
  if (picked)
    return (
      <FocusForm
        stored={picked.stored}
        used={picked.used}
        kind={kind}
        choose={choose}
        back={() => setPicked(undefined)}
      />
    );
  const before = query.data?.pictures.find(({ picture }) => picture.upload === current?.upload);
  return (
    <div className="grid grid-cols-1 gap-6">
      {before && (
        <Button
          look="secondary"
          className="button-small justify-self-start"
          onClick={() => setPicked({ stored: before })}
        >
          Change its description or focus
        </Button>
      )}
      {list?.takesPictures === false ? (
        <p className="rounded-xl bg-gold-100 px-4 py-3 text-sm">
          You cannot upload pictures on this host. Choose one from below.
        </p>
      ) : (
        <UploadForm
          aspect={aspects[kind]}
          done={(prepared) => {
            use(prepared.used);
            setPicked(prepared);
            void client.invalidateQueries({ queryKey: pictures.queryKey });
          }}
        />
      )}
      <Loaded query={query}>
        {(answer) => (
          <Library
            answer={answer}
            kind={kind}
            pickStored={(stored) => setPicked({ stored })}
            choose={choose}
          />
        )}
      </Loaded>
    </div>
  );
}
