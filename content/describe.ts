import { z } from "zod";
import { type FieldFacts, fieldFacts } from "./fields.ts";

/** A form as plain JSON: all that the desk knows of a document's shape. */
export type FieldDescription = FieldFacts & {
  /** The field's name in its group; "" for the item of a list. */
  name: string;
  /** Of a group, in the order in which they are shown. */
  fields?: FieldDescription[];
  /** Of a list. */
  item?: FieldDescription;
};

/** The form for a document's schema, or for a part of one. */
export const describe = (schema: z.ZodType, name = ""): FieldDescription => {
  const facts = fieldFacts.get(schema) ?? { kind: "group", label: "" };
  if (schema instanceof z.ZodObject && facts.kind === "group")
    return { ...facts, name, fields: fieldsOf(schema) };
  if (schema instanceof z.ZodArray && facts.kind === "list")
    return { ...facts, name, item: describe(schema.element as z.ZodType) };
  if (!fieldFacts.has(schema)) throw new Error(`The field ${name} is not made by fields.ts.`);
  return { ...facts, name };
};

const fieldsOf = (schema: z.ZodObject) =>
  Object.entries(schema.shape).map(([name, field]) => describe(field as z.ZodType, name));

/** The description of the field at a place in a content, such as `news`, 0, `title`. */
export const fieldAt = (
  form: FieldDescription,
  place: readonly (string | number)[],
): FieldDescription | undefined =>
  place.reduce<FieldDescription | undefined>(
    (field, step) =>
      typeof step === "number" ? field?.item : field?.fields?.find(({ name }) => name === step),
    form,
  );
