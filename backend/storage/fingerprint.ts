/** SHA-256 in hexadecimal: enough to recognise a text again, not enough to read it. */
export const fingerprint = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
