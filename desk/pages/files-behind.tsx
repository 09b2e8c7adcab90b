/** PDFs and the pictures of shared links: a browser draws them, so that publishing alone does not. */
export function FilesBehind({ files, className = "" }: { files: string[]; className?: string }) {
  if (files.length === 0) return null;
  return (
    <details className={`text-sm ${className}`}>
      <summary className="min-h-6 cursor-pointer">
        <strong>
          {files.length === 1 ? "One file still has" : `${files.length} files still have`} the old
          text
        </strong>{" "}
        until whoever maintains the site makes {files.length === 1 ? "it" : "them"} again.
      </summary>
      <p className="mt-2 text-ink-soft">
        {files.join(", ")}. Ask them to run <code>npm run documents</code> and{" "}
        <code>npm run share</code>.
      </p>
    </details>
  );
}
