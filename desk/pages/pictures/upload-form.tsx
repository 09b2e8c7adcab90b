import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { type Aspect, pictureUpload } from "#rules/pictures.ts";
import { type Prepared, prepareUpload } from "./upload.ts";

/** A file and what it shows: whoever cannot see it hears that sentence. */
export function UploadForm({
  aspect,
  done,
}: {
  aspect: Aspect;
  done: (prepared: Prepared) => void;
}) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState("");
  const [share, setShare] = useState(0);
  const [mistakes, setMistakes] = useState<{ file?: string; alt?: string }>({});
  const upload = useMutation({
    mutationFn: ({ file, alt }: { file: File; alt: string }) =>
      prepareUpload(file, alt, aspect, setShare),
    onSuccess: done,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const checked = pictureUpload.safeParse({ alt });
    const wrong = checked.error?.issues[0]?.message;
    setMistakes({
      ...(!file && { file: "Please choose a file" }),
      ...(wrong && { alt: wrong }),
    });
    if (file && checked.success) upload.mutate({ file, alt: checked.data.alt });
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4 rounded-xl bg-white p-4">
      <TextField
        label="Upload a picture"
        hint="A photo from your phone or computer. We turn it upright and remove the location."
        name="picture-file"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
        onChange={(event) => setFile(event.target.files?.[0])}
        {...(mistakes.file && { error: mistakes.file })}
      />
      <TextField
        label="Description"
        hint="One sentence about what it shows, for people who cannot see it."
        name="picture-alt"
        autoComplete="off"
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        {...(mistakes.alt && { error: mistakes.alt })}
      />
      {upload.error && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {upload.error.message}
        </p>
      )}
      {upload.isPending && (
        <label className="grid gap-1 text-sm">
          {share < 1 ? "Uploading…" : "Processing…"}
          <progress max={1} value={share} className="w-full accent-brick-600" />
        </label>
      )}
      <Button type="submit" className="button-small justify-self-start" disabled={upload.isPending}>
        {upload.isPending ? "Uploading…" : "Upload picture"}
      </Button>
    </form>
  );
}
