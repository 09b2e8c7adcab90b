/** Why somebody has to sign in over the screen they are at. */
export type Reason = "signed-out" | "sign-in-again";

type Asking = { reason: Reason; answer: (signedIn: boolean) => void };

let asking: Asking | undefined;
let waiting: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

const change = (next: Asking | undefined) => {
  asking = next;
  for (const listener of listeners) listener();
};

/** Asks the person to sign in, once for any number of calls that wait for it. */
export const signInAgain = (reason: Reason): Promise<boolean> => {
  waiting ??= new Promise<boolean>((resolve) => {
    change({
      reason,
      answer(signedIn) {
        waiting = undefined;
        change(undefined);
        resolve(signedIn);
      },
    });
  });
  return waiting;
};

/** For the dialog, which is the one place that answers. */
export const askingStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => asking,
};

const channel = new BroadcastChannel("desk-signed-in");

/** An email link opens another window; the one that waits for it hears of it here. */
export const tellOtherWindows = () => channel.postMessage(true);

export const whenSignedInElsewhere = (react: () => void) => {
  channel.addEventListener("message", react);
  return () => channel.removeEventListener("message", react);
};

/** Whose screen this window shows, as the calls that change something say. */
export const screenOf: { account: string | undefined } = { account: undefined };
