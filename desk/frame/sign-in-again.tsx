import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { read } from "#desk/call.ts";
import { type Me, session } from "#desk/queries.ts";
import { WaysIn } from "#desk/sign-in/ways-in.tsx";
import { askingStore, screenOf, whenSignedInElsewhere } from "#desk/sign-in-again.ts";
import { freshForMinutes } from "#rules/desk.ts";
import { Modal } from "./modal.tsx";
import { notifyAfterLoad } from "./notices.tsx";

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

/** Nothing that somebody else has read or was about to do is left in this window. */
const openAnew = (me: Me, hadAsked: boolean) => {
  const left = hadAsked ? " The step that waited for a sign-in was not carried out." : "";
  notifyAfterLoad(`You are signed in as ${me.name || me.email} now.${left}`);
  location.replace("/desk");
};

/**
 * Over whatever screen somebody is at: signing in goes on where they were. Whoever else signs in
 * in this browser gets a desk of their own.
 */
export function SignInAgain() {
  const asking = useSyncExternalStore(askingStore.subscribe, askingStore.read);
  const client = useQueryClient();
  const { data } = useQuery(session);
  const me = data?.me;
  /** Whose screen it is, also while they are signed out and asked to come back. */
  const owner = useRef<string>(undefined);
  useEffect(() => {
    if (me && owner.current && me.id !== owner.current) openAnew(me, asking !== undefined);
    else if (me || !asking) {
      owner.current = me?.id;
      screenOf.account = me?.id;
    }
  }, [me, asking]);
  const goOn = useCallback(async () => {
    const now = await read("session", {});
    client.setQueryData(session.queryKey, now);
    if (now.me && now.me.id === owner.current) asking?.answer(true);
  }, [asking, client]);
  // Without an answer the window stays, and signing in here goes on.
  useEffect(() => whenSignedInElsewhere(() => void goOn().catch(() => {})), [goOn]);
  if (!asking) return null;
  const { title, why } = words[asking.reason];
  return (
    <Modal title={title} close={() => asking.answer(false)}>
      <p className="mb-5 text-ink-soft">{why}</p>
      <WaysIn email={me?.email} signedIn={goOn} />
    </Modal>
  );
}
