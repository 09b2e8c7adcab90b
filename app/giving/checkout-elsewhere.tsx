import type { Giving } from "#content/giving.ts";

/** After the checkout opened in a tab that the donor may not have noticed, or has closed. */
export function CheckoutElsewhere({
  url,
  notes,
}: {
  url: string | null;
  notes: Giving["checkoutNotes"];
}) {
  return (
    <div role="status" className="text-sm empty:hidden">
      {url && (
        <p className="mt-4 rounded-xl bg-garden-100 px-4 py-3 text-garden-900">
          {notes.opened}{" "}
          <a href={url} className="font-semibold underline underline-offset-4">
            {notes.again}
          </a>
        </p>
      )}
    </div>
  );
}
