import type { z } from "zod";

/** What a column holds: its name in an error, and whether a value is such. */
export type Column<Value> = { holds: string; accepts: (value: unknown) => value is Value };

/** The columns that a statement gives, all of them, by their names in its rows. */
export type Shape = Record<string, Column<unknown>>;

export type RowOf<Of extends Shape> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

export const text: Column<string> = {
  holds: "text",
  accepts: (value) => typeof value === "string",
};

/** Counts too, and sums that are cast to bigint: drivers give a numeric as text. */
export const integer: Column<number> = {
  holds: "an integer",
  accepts: (value): value is number => Number.isSafeInteger(value),
};

export const float: Column<number> = {
  holds: "a number",
  accepts: (value) => typeof value === "number",
};

export const boolean: Column<boolean> = {
  holds: "a boolean",
  accepts: (value) => typeof value === "boolean",
};

export const timestamp: Column<Date> = {
  holds: "a timestamp",
  accepts: (value) => value instanceof Date,
};

/** No driver shares its memory with another thread. */
export const bytes: Column<Uint8Array<ArrayBuffer>> = {
  holds: "bytes",
  accepts: (value): value is Uint8Array<ArrayBuffer> =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer,
};

/** JSON that is checked where it is used, such as the content of a page. */
export const anyJson: Column<unknown> = {
  holds: "JSON",
  accepts: (value): value is unknown => value !== undefined,
};

/** JSON of a schema that takes it as it is. */
export const json = <Value>(schema: z.ZodType<Value, Value>): Column<Value> => ({
  holds: "JSON of its schema",
  accepts: (value): value is Value => schema.safeParse(value).success,
});

export const nullable = <Value>({ holds, accepts }: Column<Value>): Column<Value | null> => ({
  holds: `${holds} or null`,
  accepts: (value): value is Value | null => value === null || accepts(value),
});

export const arrayOf = <Value>({ holds, accepts }: Column<Value>): Column<Value[]> => ({
  holds: `an array, each ${holds}`,
  accepts: (value): value is Value[] => Array.isArray(value) && value.every(accepts),
});

export const oneOf = <const Value extends string>(values: readonly Value[]): Column<Value> => ({
  holds: `one of ${values.join(", ")}`,
  accepts: (value): value is Value => values.some((known) => known === value),
});

/** A shape's columns as a statement names them: `amount_cents as "amountCents"`. */
export const selected = (shape: Shape) =>
  Object.keys(shape)
    .map(
      (name) => `${name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)} as "${name}"`,
    )
    .join(", ");
