import { useMutation } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { download, type FilePath, type Input } from "#desk/call.ts";
import { notify } from "./notices.tsx";

/** What the screen shows, as a file: a spreadsheet unless it says otherwise. */
export function ExportButton<Path extends FilePath>({
  path,
  parameters,
  label = "Export to a spreadsheet",
}: {
  path: Path;
  parameters: Input<Path>;
  label?: string;
}) {
  const exporting = useMutation({
    mutationFn: () => download(path, parameters),
    onSuccess: (filename) => notify({ text: `${filename} was saved to your downloads.` }),
    onError: (error) => notify({ text: error.message, failed: true }),
  });
  return (
    <Button
      look="secondary"
      className="button-small"
      disabled={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {exporting.isPending ? "Exporting…" : label}
    </Button>
  );
}
