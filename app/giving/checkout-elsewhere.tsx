import { useLoaderData } from "#app/page-content.ts";
import type { WithGiving } from "#content/giving.ts";

/** After the checkout opened in a tab that the donor may not have noticed, or has closed. */
export function CheckoutElsewhere({ url }: { url: string | null }) {
  const { checkoutNotes } = useLoaderData<WithGiving>().giving;
  return (
    <div role="status" className="text-sm empty:hidden">
      {url && (
        <p className="mt-4 rounded-xl bg-garden-100 px-4 py-3 text-garden-900">
          {checkoutNotes.opened}{" "}
          <a href={url} className="font-semibold underline underline-offset-4">
            {checkoutNotes.again}
          </a>
        </p>
      )}
    </div>
  );
}
