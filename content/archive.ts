const isArchived = (item: unknown) =>
  (item as { archive?: unknown } | null)?.archive === "archived";

/** What pages get of a content: of every list only what is not archived. */
export const withoutArchived = <Value>(content: Value): Value => {
  if (Array.isArray(content))
    return content.filter((item) => !isArchived(item)).map(withoutArchived) as Value;
  if (content === null || typeof content !== "object") return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, withoutArchived(value)]),
  ) as Value;
};

/** Whether a place of a content is archived, alone or with what it is part of. */
export const isInArchive = (content: unknown, path: readonly (string | number)[]) => {
  let part = content;
  return path.some((step) => {
    part = (part as Record<string | number, unknown> | undefined)?.[step];
    return isArchived(part);
  });
};
