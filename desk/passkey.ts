import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { post, postSignedOut } from "./call.ts";
import { tellOtherWindows } from "./sign-in-again.ts";

/** Closing the browser's own window, or its running out, is no fault of anybody. */
const inWords = (error: unknown, sentence: string) => {
  const { name, code } = error as { name?: string; code?: string };
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return new Error("This device already has a passkey for the desk.");
  return name === "NotAllowedError" || name === "AbortError" ? new Error(sentence) : error;
};

export const signInWithPasskey = async () => {
  const optionsJSON = await postSignedOut("sign-in/passkey-options");
  const response = await startAuthentication({ optionsJSON }).catch((error) => {
    throw inWords(error, "No passkey was used. Try again, or sign in with an email link.");
  });
  await postSignedOut("sign-in/passkey", { response: { ...response } });
  tellOtherWindows();
};

export const createPasskey = async () => {
  const optionsJSON = await post("account/passkey-options");
  const response = await startRegistration({ optionsJSON }).catch((error) => {
    throw inWords(error, "No passkey was created. Try again, or continue without one.");
  });
  await post("account/add-passkey", { response: { ...response } });
};
