import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { signInWithPasskey } from "#desk/passkey.ts";
import { LinkForm } from "./link-form.tsx";

/** A passkey, or an email link. */
export function WaysIn({
  email,
  signedIn,
}: {
  /** Known when somebody signs in again. */
  email?: string | undefined;
  signedIn: () => Promise<unknown> | unknown;
}) {
  const words = useId();
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: signedIn });
  return (
    <>
      {browserSupportsWebAuthn() && (
        <>
          <Button
            className="w-full"
            aria-describedby={words}
            disabled={passkey.isPending}
            onClick={() => passkey.mutate()}
          >
            <KeyRound aria-hidden className="size-5" />
            {passkey.isPending ? "Waiting for your passkey…" : "Sign in with a passkey"}
          </Button>
          <p id={words} className="mt-2 text-ink-soft text-sm">
            A passkey is your fingerprint, your face or the PIN of your device. If you never set one
            up here, ask for a link by email instead.
          </p>
          <div role="alert">
            <FieldError name="passkey" error={passkey.error?.message} />
          </div>
          <p className="my-5 flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-limestone-300 after:h-px after:flex-1 after:bg-limestone-300">
            or
          </p>
        </>
      )}
      <LinkForm email={email} />
    </>
  );
}
