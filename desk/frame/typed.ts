import { forgetPrivateTexts, privateBeginning } from "./private-text.ts";

type Kind = "draft" | "unsaved";

/** Where this browser keeps what somebody typed and the desk does not have yet. */
export const typedKey = (kind: Kind, account: string, name: string) =>
  `desk-${kind}:${account}:${name}`;

const forgetIn = (storage: () => Storage, beginnings: string[]) => {
  try {
    const kept = storage();
    for (const key of Object.keys(kept))
      if (beginnings.some((beginning) => key.startsWith(beginning))) kept.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
};

/** Whoever signs out leaves nothing half typed for the next person at this computer. */
export const forgetTyped = (account: string) => {
  const beginnings = [
    typedKey("draft", account, ""),
    typedKey("unsaved", account, ""),
    privateBeginning,
  ];
  forgetPrivateTexts();
  forgetIn(() => sessionStorage, beginnings);
  forgetIn(() => localStorage, beginnings);
};
