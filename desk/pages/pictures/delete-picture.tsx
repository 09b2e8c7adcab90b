import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { StoredPicture } from "#desk/pages/queries.ts";
import { useChange } from "#desk/use-change.ts";

/** Deletes an upload for good, with every size of it. Asks once: nothing brings it back. */
export function DeletePicture({ stored, done }: { stored: StoredPicture; done: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useChange("pages/delete-picture", {
    done: "The picture is deleted.",
    changes: ["pages/pictures"],
    quiet: true,
  });
  if (!asking)
    return (
      <Button
        look="secondary"
        className="button-small justify-self-start"
        onClick={() => setAsking(true)}
      >
        Delete this picture
      </Button>
    );
  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl bg-gold-100 px-4 py-3 text-sm">
      <p>Delete this picture permanently? You can't undo this.</p>
      {remove.error && (
        <p role="alert" className="font-semibold text-brick-700">
          {remove.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          className="button-small"
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id: stored.id }, { onSuccess: done })}
        >
          Delete picture
        </Button>
        <Button look="secondary" className="button-small" onClick={() => setAsking(false)}>
          Keep picture
        </Button>
      </div>
    </div>
  );
}
