import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, type PointerEvent, type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { post } from "#desk/call.ts";
import { Loaded } from "#desk/frame/states.tsx";
import type { ShippedPicture, StoredPicture } from "#desk/pages/queries.ts";
import { useSayIfLeft } from "#desk/say-if-left.ts";
import { pictureCut, type UploadedPicture } from "#rules/pictures.ts";
import { DeletePicture } from "./delete-picture.tsx";
import { FilePicture } from "./file-picture.tsx";
import { aspects, type Chosen, largeSource } from "./sources.ts";
import { uploadAndCut } from "./upload.ts";

/** A file from somebody's phone or computer, one that was uploaded before, or one that ships. */
export type Picked = { file: File } | { stored: StoredPicture } | { shipped: ShippedPicture };

type Kind = "picture" | "portrait";
type Focus = UploadedPicture["focus"];
type Cut = { alt: string; focus: Focus };
type Props = {
  kind: Kind;
  /** Puts it into the draft and closes the window. */
  choose: (chosen: Chosen) => void;
  back: () => void;
};

/** Whatever picture somebody picked: seen large, and used with one button. */
export function PictureStep({ picked, ...props }: Props & { picked: Picked }) {
  if ("shipped" in picked) return <OfShipped shipped={picked.shipped} {...props} />;
  if ("stored" in picked) return <OfStored stored={picked.stored} {...props} />;
  return <OfFile file={picked.file} {...props} />;
}

const shownClass = "max-h-72 rounded-xl";

function OfShipped({ shipped, choose, back }: Props & { shipped: ShippedPicture }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    choose(shipped.name);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <img
        src={shipped.src}
        alt={shipped.alt}
        className={`${shownClass} w-full bg-limestone-100 object-contain`}
      />
      <p className="text-ink-soft text-sm">{shipped.alt}</p>
      <UseButtons back={back} />
    </form>
  );
}

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

function OfStored({ stored, ...props }: Props & { stored: StoredPicture }) {
  const query = useQuery(wholeOf(stored));
  const [deleting, setDeleting] = useState(false);
  // In the place of the form: below it, nobody would see what is asked.
  if (deleting)
    return <DeletePicture stored={stored} done={props.back} keep={() => setDeleting(false)} />;
  return (
    <Loaded query={query}>
      {({ id, alt, picture }) => (
        <CutForm
          alt={alt}
          focus={picture.focus}
          make={async (cut) => {
            const aspect = aspects[props.kind];
            return (await post("pages/cut-picture", { id, ...cut, aspect })).picture;
          }}
          {...props}
          remove={() => setDeleting(true)}
        >
          <img
            src={largeSource(picture)}
            alt={alt}
            draggable={false}
            className={`${shownClass} cursor-crosshair`}
          />
        </CutForm>
      )}
    </Loaded>
  );
}

const middle: Focus = { x: 0.5, y: 0.5 };

function OfFile({ file, ...props }: Props & { file: File }) {
  const [sent, setSent] = useState(0);
  const [isShown, setShown] = useState(true);
  return (
    <CutForm
      alt=""
      focus={middle}
      make={(cut) => uploadAndCut(file, { ...cut, aspect: aspects[props.kind] }, setSent)}
      sent={sent}
      {...props}
    >
      {isShown && (
        <FilePicture
          file={file}
          failed={() => setShown(false)}
          className={`${shownClass} max-w-full cursor-crosshair`}
        />
      )}
    </CutForm>
  );
}

const share = (percent: string) => Math.min(100, Math.max(0, Number(percent) || 0)) / 100;
const percent = (part: number) => String(Math.round(part * 100));

/** What it shows, and what has to stay in view wherever it is cut: by a click, or by two numbers. */
function CutForm({
  alt: altAtFirst,
  focus: focusAtFirst,
  make,
  sent,
  choose,
  back,
  remove,
  children,
}: Omit<Props, "kind"> &
  Cut & {
    make: (cut: Cut) => Promise<UploadedPicture>;
    /** The share of an upload that has gone. */
    sent?: number;
    /** Only what is stored can be deleted. */
    remove?: () => void;
    /** The picture; absent where the browser cannot draw it. */
    children: ReactNode;
  }) {
  const [focus, setFocus] = useState(focusAtFirst);
  const [alt, setAlt] = useState(altAtFirst);
  const [mistake, setMistake] = useState<string>();
  // Whoever closes the window meanwhile still gets the picture, or learns why not.
  const sayIfLeft = useSayIfLeft();
  const cut = useMutation({ mutationFn: make, onSuccess: choose, onError: sayIfLeft });
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setFocus({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const checked = pictureCut.pick({ alt: true }).safeParse({ alt });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) cut.mutate({ alt: checked.data.alt, focus });
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
      {children ? (
        <>
          <p className="text-ink-soft text-sm">
            Click the part that must always show, such as a face. Where a page shows only part of
            the picture, it is cropped around this point.
          </p>
          <div className="relative justify-self-center" onPointerDown={point}>
            {children}
            <span
              aria-hidden
              className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white bg-brick-600/60 shadow-float"
              style={{ left: `${percent(focus.x)}%`, top: `${percent(focus.y)}%` }}
            />
          </div>
        </>
      ) : (
        <p className="text-ink-soft text-sm">
          Your browser can't show this kind of file, but you can use it. Say below which part must
          always show: pages crop the picture around it.
        </p>
      )}
      <div className="grid grid-cols-2 gap-4">
        {side("x", "From the left, in percent")}
        {side("y", "From the top, in percent")}
      </div>
      <TextField
        label="Description"
        hint="One sentence about what it shows, for people who can't see it."
        name="picture-alt"
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
      {cut.isPending && sent !== undefined && (
        <label className="grid gap-1 text-sm">
          {sent < 1 ? "Uploading…" : "Processing…"}
          <progress max={1} value={sent} className="h-3 w-full" />
        </label>
      )}
      <UseButtons back={back} isPending={cut.isPending} remove={remove} />
    </form>
  );
}

function UseButtons({
  back,
  isPending = false,
  remove,
}: {
  back: () => void;
  isPending?: boolean;
  remove?: (() => void) | undefined;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" className="button-small" disabled={isPending}>
        {isPending ? "Saving…" : "Use this picture"}
      </Button>
      <Button look="secondary" className="button-small" onClick={back}>
        Back
      </Button>
      {remove && (
        <Button look="secondary" className="button-small" onClick={remove}>
          Delete this picture
        </Button>
      )}
    </div>
  );
}
