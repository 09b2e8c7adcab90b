import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { session } from "#desk/queries.ts";
import { WaysIn } from "#desk/sign-in/ways-in.tsx";
import { askingStore, whenSignedInElsewhere } from "#desk/sign-in-again.ts";
import { freshForMinutes } from "#rules/desk.ts";
import { Modal } from "./modal.tsx";

const words = {
  "signed-out": {
    title: "Please sign in again",
    why: "You were signed out, probably because the desk wasn't used for a while. What you typed is still here.",
  },
  "sign-in-again": {
    title: "Confirm it's you",
    why: `To keep everyone's information safe, this step needs a sign-in from the last ${freshForMinutes} minutes. Use your passkey, or ask for a link by email. What you typed is still here.`,
  },
};

/** Over whatever screen somebody is at: signing in goes on where they were. */
export function SignInAgain() {
  const asking = useSyncExternalStore(askingStore.subscribe, askingStore.read);
  const client = useQueryClient();
  useEffect(() => {
    if (!asking) return;
    return whenSignedInElsewhere(() => {
      asking.answer(true);
      void client.invalidateQueries({ queryKey: session.queryKey });
    });
  }, [asking, client]);
  if (!asking) return null;
  const { title, why } = words[asking.reason];
  const current = client.getQueryData(session.queryKey)?.me;
  return (
    <Modal title={title} close={() => asking.answer(false)}>
      <p className="mb-5 text-ink-soft">{why}</p>
      <WaysIn
        email={current?.email}
        signedIn={async () => {
          asking.answer(true);
          await client.invalidateQueries({ queryKey: session.queryKey });
        }}
      />
    </Modal>
  );
}
