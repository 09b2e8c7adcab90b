/** Not `randomUUID`: browsers withhold it from pages on plain http, as in a local network. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * Names one decision of the visitor: to give this, to send that. As long as its outcome is
 * unknown, trying again with the same content is the same decision and keeps the name.
 */
export const createIntent = () => {
  let open: { content: string; key: string } | null = null;
  return {
    keyFor(body: unknown) {
      const content = JSON.stringify(body);
      if (open?.content !== content) open = { content, key: randomKey() };
      return open.key;
    },
    settle() {
      open = null;
    },
  };
};
