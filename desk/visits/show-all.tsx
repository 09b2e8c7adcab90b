import { Button } from "#app/ui/button.tsx";

export const shownFirst = 20;

export function ShowAll({
  title,
  shown,
  of,
  show,
}: {
  title: string;
  shown: number;
  of: number;
  show: () => void;
}) {
  if (shown === of) return null;
  return (
    <Button look="secondary" className="button-small mt-2" onClick={show}>
      Show all {of}
      <span className="sr-only"> under {title}</span>
    </Button>
  );
}
