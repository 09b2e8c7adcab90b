const oldText = (files: string[]) => {
  const [only] = files;
  if (files.length === 1) return `${only} still shows the old text.`;
  return `${files.join(", ")} still show the old text.`;
};

/** PDFs and the pictures of shared links: a browser draws them, so that publishing alone does not. */
export function FilesBehind({ files, className = "" }: { files: string[]; className?: string }) {
  if (files.length === 0) return null;
  return (
    <div className={`text-sm ${className}`}>
      <p>
        <strong>{oldText(files)}</strong> The person who maintains the site can make{" "}
        {files.length === 1 ? "it" : "them"} again.
      </p>
      <details className="mt-1 text-ink-soft">
        <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
          For the person who maintains the site
        </summary>
        <p>
          Run <code>npm run documents</code> and <code>npm run share</code>.
        </p>
      </details>
    </div>
  );
}
