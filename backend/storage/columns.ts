import type { z } from "zod";

export type Column<Value> = { holds: string; accepts: (value: unknown) => value is Value };

/** The columns that a statement gives, all of them, by their names in its rows. */
export type Shape = Record<string, Column<unknown>>;

export type RowOf<Of extends Shape> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

const column = <Value>(
  holds: string,
  accepts: (value: unknown) => value is Value,
): Column<Value> => ({ holds, accepts });

export const text = column("text", (value) => typeof value === "string");

/** Counts too, and sums that are cast to bigint: drivers give a numeric as text. */
export const integer = column("an integer", (value): value is number =>
  Number.isSafeInteger(value),
);

export const float = column("a number", (value) => typeof value === "number");

export const boolean = column("a boolean", (value) => typeof value === "boolean");

export const timestamp = column("a timestamp", (value) => value instanceof Date);

/** No driver shares its memory with another thread. */
export const bytes = column(
  "bytes",
  (value): value is Uint8Array<ArrayBuffer> =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer,
);

/** JSON that is checked where it is used, such as the content of a page. */
export const anyJson = column("JSON", (value): value is unknown => value !== undefined);

/** JSON of a schema that takes it as it is. */
export const json = <Value>(schema: z.ZodType<Value, Value>) =>
  column("JSON of its schema", (value): value is Value => schema.safeParse(value).success);

export const nullable = <Value>({ holds, accepts }: Column<Value>) =>
  column(`${holds} or null`, (value): value is Value | null => value === null || accepts(value));

export const arrayOf = <Value>({ holds, accepts }: Column<Value>) =>
  column(
    `an array, each ${holds}`,
    (value): value is Value[] => Array.isArray(value) && value.every(accepts),
  );

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  column(`one of ${values.join(", ")}`, (value): value is Value =>
    values.some((known) => known === value),
  );

export const selected = (shape: Shape) =>
  Object.keys(shape)
    .map(
      (name) => `${name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)} as "${name}"`,
    )
    .join(", ");
