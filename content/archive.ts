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
