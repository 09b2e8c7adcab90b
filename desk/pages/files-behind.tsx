/** PDFs and the pictures of shared links: a browser draws them, so that publishing alone does not. */
export function FilesBehind({ files, className = "" }: { files: string[]; className?: string }) {
  if (files.length === 0) return null;
  return (
    <details className={`text-sm ${className}`}>
      <summary className="min-h-6 cursor-pointer">
        <strong>
          {files.length === 1 ? "One file keeps" : `${files.length} files keep`} the old words
        </strong>{" "}
        until whoever looks after the site draws {files.length === 1 ? "it" : "them"} anew.
      </summary>
      <p className="mt-2 text-ink-soft">
        {files.join(", ")}. Ask for <code>npm run documents</code> and <code>npm run share</code>.
      </p>
    </details>
  );
}
