type Named = { path: string; title: string };

const nameOf = (page: string, known: readonly Named[]) =>
  known.find(({ path }) => path === page)?.title ?? page;

/** Which pages visitors will see changed. Where it is most of the site, nobody need fear for each. */
export function PagesThatChange({
  pages,
  all = [],
  ofAll = all.length,
}: {
  pages: string[] | null;
  all?: readonly Named[];
  ofAll?: number;
}) {
  if (pages === null)
    return (
      <p className="text-ink-soft text-sm">
        You will see which pages change when the site is built.
      </p>
    );
  if (pages.length === 0) return null;
  const [only] = pages.map((page) => nameOf(page, all));
  // A name may have commas in it.
  const names = (
    <ul className="list-disc pl-5">
      {pages.map((page) => (
        <li key={page}>{nameOf(page, all)}</li>
      ))}
    </ul>
  );
  if (pages.length > 1 && pages.length > ofAll / 2)
    return (
      <div className="text-sm">
        <p>
          <strong>{pages.length} pages look a little different.</strong> That's fine: part of this
          is on all of them, such as a link in the footer or a phone number.
        </p>
        <details className="mt-1 text-ink-soft">
          <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
            See which pages
          </summary>
          {names}
        </details>
      </div>
    );
  if (pages.length === 1)
    return (
      <p className="text-sm">
        <strong>One page looks different:</strong> {only}
      </p>
    );
  return (
    <div className="text-sm">
      <strong>{pages.length} pages look different:</strong>
      {names}
    </div>
  );
}
