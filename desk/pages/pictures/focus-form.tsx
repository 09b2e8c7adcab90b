import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type PointerEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { post } from "#desk/call.ts";
import { type Aspect, pictureCut, type StoredPicture } from "#rules/pictures.ts";
import { type Chosen, largeSource } from "./sources.ts";

const centre = { x: 0.5, y: 0.5 };

/** Portraits are shown nearly square; other places cut a picture themselves, around its focus. */
const aspects: Record<"picture" | "portrait", Aspect | null> = {
  picture: null,
  portrait: { width: 4, height: 5 },
};

const share = (percent: string) => Math.min(100, Math.max(0, Number(percent) || 0)) / 100;
const percent = (part: number) => String(Math.round(part * 100));

/** What has to stay in view wherever the picture is cut: by a click, or by two numbers. */
export function FocusForm({
  stored,
  kind,
  choose,
  back,
}: {
  stored: StoredPicture;
  kind: "picture" | "portrait";
  choose: (chosen: Chosen) => void;
  back: () => void;
}) {
  const { picture } = stored;
  const [focus, setFocus] = useState(picture.focus ?? centre);
  const [alt, setAlt] = useState(stored.alt);
  const [mistake, setMistake] = useState<string>();
  const cut = useMutation({
    mutationFn: (input: object) => post<StoredPicture>("pages/cut-picture", input),
    onSuccess: ({ picture: made }) => choose(made),
  });
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setFocus({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const input = { id: stored.id, alt, focus, aspect: aspects[kind] };
    const checked = pictureCut.safeParse(input);
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) cut.mutate(checked.data);
  };
  const side = (name: "x" | "y", label: string) => (
    <TextField
      label={label}
      name={`focus-${name}`}
      type="number"
      min={0}
      max={100}
      value={percent(focus[name])}
      onChange={(event) => setFocus({ ...focus, [name]: share(event.target.value) })}
    />
  );
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft text-sm">
        Click what has to stay in view, such as a face. Where a page shows only a part of the
        picture, it is cut around this point.
      </p>
      <div className="relative justify-self-center" onPointerDown={point}>
        <img
          src={largeSource(picture)}
          alt={stored.alt}
          draggable={false}
          className="max-h-72 cursor-crosshair rounded-xl"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white bg-brick-600/60 shadow-float"
          style={{ left: `${percent(focus.x)}%`, top: `${percent(focus.y)}%` }}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        {side("x", "From the left, in percent")}
        {side("y", "From the top, in percent")}
      </div>
      <TextField
        label="What it shows"
        name="cut-alt"
        autoComplete="off"
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        {...(mistake && { error: mistake })}
      />
      {cut.error && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {cut.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="button-small" disabled={cut.isPending}>
          {cut.isPending ? "Taking it…" : "Take this picture"}
        </Button>
        <Button look="secondary" className="button-small" onClick={back}>
          Back
        </Button>
      </div>
    </form>
  );
}
