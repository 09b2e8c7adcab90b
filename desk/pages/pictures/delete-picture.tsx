import { Button } from "#app/ui/button.tsx";
import type { StoredPicture } from "#desk/pages/queries.ts";
import { useChange } from "#desk/use-change.ts";
import { PicturePlaces } from "./picture-places.tsx";
import { smallSource } from "./sources.ts";

/** What has to be done before it can be deleted. */
const firstStep = ({ places, letters }: StoredPicture) => {
  if (letters.some(({ begun }) => begun))
    return "You can't delete this picture, because readers see it in a newsletter that was sent.";
  if (letters.length > 0)
    return "You can't delete this picture yet, because a newsletter is going to show it. Open the newsletter and choose “Cancel and edit” first.";
  return places.length > 0
    ? "You can't delete this picture yet, because visitors see it. Open each place below, change or remove the picture there and publish. Then you can delete it."
    : undefined;
};

/** Deletes an upload for good, with every size of it, once it is nowhere on the site. */
export function DeletePicture({
  stored,
  done,
  keep,
}: {
  stored: StoredPicture;
  done: () => void;
  keep: () => void;
}) {
  const remove = useChange("pages/delete-picture", {
    done: "The picture is deleted.",
    changes: ["pages/pictures", "pages/revision"],
    quiet: true,
  });
  const first = firstStep(stored);
  return (
    <div className="grid grid-cols-1 gap-4">
      <img
        src={smallSource(stored.picture)}
        alt={stored.alt}
        className="max-h-40 justify-self-start rounded-xl bg-limestone-100"
      />
      <p>{first ?? "Delete this picture permanently? You can't undo this."}</p>
      {first && <PicturePlaces {...stored} />}
      {remove.error && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {remove.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!first && (
          <Button
            className="button-small"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id: stored.id }, { onSuccess: done })}
          >
            {remove.isPending ? "Deleting…" : "Delete picture"}
          </Button>
        )}
        <Button look="secondary" className="button-small" onClick={keep}>
          {first ? "Back" : "Keep picture"}
        </Button>
      </div>
    </div>
  );
}
