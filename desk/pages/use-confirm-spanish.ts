import { useChange } from "#desk/use-change.ts";

/** Somebody who reads Spanish says that it is still right beside the English of today. */
export const useConfirmSpanish = () =>
  useChange("pages/still-right", {
    changes: ["pages"],
    done: "Thank you. The Spanish counts as up to date.",
  });
