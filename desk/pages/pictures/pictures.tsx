import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { ShowEarlier } from "#desk/frame/show-earlier.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { allPictures, type StoredPicture } from "#desk/pages/queries.ts";
import { moment } from "#desk/time.ts";
import { DeletePicture } from "./delete-picture.tsx";
import { PicturePlaces } from "./picture-places.tsx";
import { smallSource } from "./sources.ts";

function Card({ stored, remove }: { stored: StoredPicture; remove: () => void }) {
  const { alt, by, at, picture, places, letters } = stored;
  const isShown = places.length + letters.length > 0;
  return (
    <li className="sheet flex min-w-0 flex-col items-start gap-3 text-sm">
      <img
        src={smallSource(picture)}
        alt={alt}
        loading="lazy"
        className="h-36 w-full rounded-xl bg-limestone-100 object-contain"
      />
      <p className="wrap-anywhere">{alt}</p>
      <p className="text-ink-soft">
        Uploaded by {by}, {moment(at)}
      </p>
      <div>
        <p>{isShown ? "Shown in:" : "Not on the site."}</p>
        {isShown && <PicturePlaces places={places} letters={letters} />}
      </div>
      <Button look="secondary" className="button-small mt-auto" onClick={remove}>
        Delete picture<span className="sr-only"> {alt}</span>
      </Button>
    </li>
  );
}

/** All that was uploaded, with where visitors see it: for those who ask to have a photo taken down. */
export default function Pictures() {
  const query = useInfiniteQuery(allPictures);
  const [deleting, setDeleting] = useState<string>();
  const close = () => setDeleting(undefined);
  return (
    <Screen
      title="Pictures"
      lead={
        <Link to="/pages" className="underline underline-offset-4">
          Back to pages
        </Link>
      }
    >
      <p className="mb-5 max-w-prose">
        Every picture that was uploaded, and where the site shows it. Pictures that came with the
        site can't be deleted here: open the page that shows one, choose another and publish.
      </p>
      <Loaded query={query}>
        {({ pages }) => {
          const all = pages.flatMap(({ pictures }) => pictures);
          const stored = all.find(({ id }) => id === deleting);
          return (
            <>
              {all.length === 0 && <Empty>No pictures have been uploaded yet.</Empty>}
              <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
                {all.map((one) => (
                  <Card key={one.id} stored={one} remove={() => setDeleting(one.id)} />
                ))}
              </ul>
              <ShowEarlier what="pictures" query={query} />
              {stored && (
                <Modal title="Delete this picture?" close={close}>
                  <DeletePicture stored={stored} done={close} keep={close} />
                </Modal>
              )}
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
