import type { FieldPath } from "#rules/pages.ts";

export type MadePicture = { name: string; width: number; height: number; widths: number[] };

type Named = { upload: string; picture: Partial<MadePicture>; path: FieldPath };

/** The uploaded pictures that a content shows. */
export const uploadsIn = (content: unknown, path: FieldPath = []): Named[] => {
  if (typeof content !== "object" || content === null) return [];
  const { upload } = content as { upload?: unknown };
  if (typeof upload === "string") return [{ upload, picture: content, path }];
  return Object.entries(content).flatMap(([name, value]) =>
    uploadsIn(value, [...path, Array.isArray(content) ? Number(name) : name]),
  );
};
