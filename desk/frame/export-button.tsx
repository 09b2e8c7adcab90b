import { useMutation } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { download, type FilePath, type Input } from "#desk/call.ts";
import { notify } from "./notices.tsx";

/** What the filter on the screen finds, as a file for a spreadsheet. */
export function ExportButton<Path extends FilePath>({
  path,
  parameters,
  filename,
}: {
  path: Path;
  parameters: Input<Path>;
  filename: string;
}) {
  const exporting = useMutation({
    mutationFn: () => download(path, parameters, filename),
    onSuccess: () => notify({ text: `${filename} was saved to your downloads.` }),
    onError: (error) => notify({ text: error.message, failed: true }),
  });
  return (
    <Button
      look="secondary"
      className="button-small"
      disabled={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {exporting.isPending ? "Exporting…" : "Export to a spreadsheet"}
    </Button>
  );
}
