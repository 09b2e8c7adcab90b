import { memo } from "react";
import { PictureField } from "#desk/pages/pictures/picture-field.tsx";
import type { At } from "#desk/pages/places.ts";
import type { FormField } from "#desk/pages/queries.ts";
import { GroupField } from "./group-field.tsx";
import { IconField } from "./icon-field.tsx";
import { LinkField } from "./link-field.tsx";
import { ListField } from "./list-field.tsx";
import { OrderField } from "./order-field.tsx";
import { ChoiceField, NumberField, TimeField } from "./plain-fields.tsx";
import { WordsField } from "./words-field.tsx";

export type FieldProps = { field: FormField; value: unknown; at: At };

const kinds = {
  text: WordsField,
  longText: WordsField,
  link: LinkField,
  number: NumberField,
  choice: ChoiceField,
  date: TimeField,
  moment: TimeField,
  time: TimeField,
  icon: IconField,
  picture: PictureField,
  portrait: PictureField,
  order: OrderField,
  list: ListField,
  group: GroupField,
};

/** One field of the form, whatever its kind. It is drawn anew only when its own value changes. */
export const Field = memo(function Field({ field, value, at }: FieldProps) {
  const Kind = kinds[field.kind];
  return <Kind field={field} value={value} at={at} />;
});
