import { useQuery } from "@tanstack/react-query";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FieldError, fieldId } from "#app/ui/field.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import type { FieldProps } from "#desk/pages/form/field.tsx";
import { useForm } from "#desk/pages/form/tools.tsx";
import { neededWords } from "#desk/pages/form/words.ts";
import { type PicturesAnswer, pictures } from "#desk/pages/queries.ts";
import type { UploadedPicture } from "#rules/pictures.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import { type Chosen, isUpload, smallSource } from "./sources.ts";

const shownOf = (value: unknown, answer: PicturesAnswer | undefined) => {
  if (isUpload(value)) return { src: smallSource(value), alt: value.alt };
  return answer?.shipped.find(({ name }) => name === value);
};

/** A picture that ships with the site, or one of your own. */
export function PictureField({ field, value, at }: FieldProps) {
  const { change, problems } = useForm();
  const { data } = useQuery(pictures);
  const [choosing, setChoosing] = useState(false);
  const shown = shownOf(value, data);
  const error = problems.get(at);
  const help = [field.help, field.required && !value && neededWords].filter(Boolean).join(" ");
  const choose = (chosen: Chosen | "") => {
    change(at, () => chosen);
    setChoosing(false);
  };
  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-semibold text-sm">
        {field.label}
        {!field.required && <span className="font-normal text-ink-soft"> (optional)</span>}
      </p>
      {help && <p className="mb-1.5 text-ink-soft text-xs">{help}</p>}
      <div className="flex flex-wrap items-center gap-4">
        {shown ? (
          <img
            src={shown.src}
            alt={shown.alt}
            className="h-24 w-36 rounded-xl bg-limestone-100 object-cover"
            loading="lazy"
          />
        ) : (
          <span className="grid h-24 w-36 place-items-center rounded-xl bg-limestone-100 text-ink-soft">
            <ImageOff aria-hidden className="size-7" />
          </span>
        )}
        <div className="min-w-0 flex-1 basis-48">
          <p className="mb-2 text-ink-soft text-sm wrap-anywhere">
            {shown?.alt || "No picture yet."}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              look="secondary"
              id={fieldId(at)}
              className="button-small"
              aria-describedby={error && `${fieldId(at)}-error`}
              onClick={() => setChoosing(true)}
            >
              {shown ? "Change picture" : "Choose a picture"}
              <span className="sr-only"> for {field.label}</span>
            </Button>
            {shown && !field.required && (
              <Button look="secondary" className="button-small" onClick={() => choose("")}>
                Remove picture<span className="sr-only"> for {field.label}</span>
              </Button>
            )}
          </div>
        </div>
      </div>
      {error && <FieldError name={at} error={error} />}
      {choosing && (
        <Modal title="Choose a picture" close={() => setChoosing(false)}>
          <PictureChooser
            kind={field.kind === "portrait" ? "portrait" : "picture"}
            current={isUpload(value) ? (value as UploadedPicture) : undefined}
            choose={choose}
          />
        </Modal>
      )}
    </div>
  );
}
