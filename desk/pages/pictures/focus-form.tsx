import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, type PointerEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { type Input, post } from "#desk/call.ts";
import { Loaded } from "#desk/frame/states.tsx";
import type { StoredPicture } from "#desk/pages/queries.ts";
import { pictureCut, type UploadedPicture } from "#rules/pictures.ts";
import { DeletePicture } from "./delete-picture.tsx";
import { aspects, type Chosen, largeSource } from "./sources.ts";

const proportions = ({ width, height }: { width: number; height: number }) => width / height;

const isWhole = (stored: StoredPicture) =>
  Math.abs(proportions(stored) / proportions(stored.picture) - 1) < 0.01;

/** The newest cut may be of a part only; what is to stay in view is chosen on the whole. */
const wholeOf = (stored: StoredPicture) => ({
  queryKey: ["pages/cut-picture", stored.id],
  queryFn: async () =>
    isWhole(stored) ? stored : post("pages/cut-picture", { id: stored.id, alt: stored.alt }),
  staleTime: Number.POSITIVE_INFINITY,
});

const share = (percent: string) => Math.min(100, Math.max(0, Number(percent) || 0)) / 100;
const percent = (part: number) => String(Math.round(part * 100));

type Props = {
  stored: StoredPicture;
  kind: "picture" | "portrait";
  /** The picture as the draft has it already, cropped around its middle. */
  used: UploadedPicture | undefined;
  choose: (chosen: Chosen) => void;
  back: () => void;
};

/** What has to stay in view wherever the picture is cut: by a click, or by two numbers. */
export function FocusForm({ stored, ...props }: Props) {
  const query = useQuery(wholeOf(stored));
  return <Loaded query={query}>{(whole) => <OnTheWhole stored={whole} {...props} />}</Loaded>;
}

function OnTheWhole({ stored, kind, used, choose, back }: Props) {
  const { picture } = stored;
  const [focus, setFocus] = useState(picture.focus);
  const [alt, setAlt] = useState(stored.alt);
  const [mistake, setMistake] = useState<string>();
  const cut = useMutation({
    mutationFn: (input: Input<"pages/cut-picture">) => post("pages/cut-picture", input),
    onSuccess: ({ picture: made }) => choose(made),
  });
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setFocus({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (used && focus === picture.focus && alt === stored.alt) return choose(used);
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
      {used && (
        <p role="status" className="rounded-xl bg-garden-100 px-4 py-3 font-semibold text-sm">
          The picture is in your draft. You can close this window, or crop it here first.
        </p>
      )}
      <p className="text-ink-soft text-sm">
        Click the part that must always show, such as a face. Where a page shows only part of the
        picture, it is cropped around this point.
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
        label="Description"
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
          {cut.isPending ? "Saving…" : used ? "Done" : "Use this picture"}
        </Button>
        <Button look="secondary" className="button-small" onClick={back}>
          Back
        </Button>
      </div>
      {!used && <DeletePicture stored={stored} done={back} />}
    </form>
  );
}
