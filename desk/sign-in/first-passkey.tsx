import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { createPasskey } from "#desk/passkey.ts";

export function FirstPasskey({ enter }: { enter: () => Promise<unknown> }) {
  const passkey = useMutation({ mutationFn: createPasskey, onSuccess: enter });
  const possible = browserSupportsWebAuthn();
  return (
    <>
      <p className="mb-5">
        {possible
          ? "With a passkey, you sign in with your fingerprint, your face or your device's PIN. There is no password to remember or lose."
          : "This browser doesn't support passkeys. You can always sign in with an email link."}
      </p>
      {possible && (
        <>
          <Button className="w-full" disabled={passkey.isPending} onClick={() => passkey.mutate()}>
            <KeyRound aria-hidden className="size-5" />
            {passkey.isPending ? "Waiting for your device…" : "Create a passkey"}
          </Button>
          <div role="alert">
            <FieldError name="passkey" error={passkey.error?.message} />
          </div>
        </>
      )}
      <Button look="quiet" className="mt-3" onClick={() => enter()}>
        {possible ? "Skip this, and use links by email" : "Continue"}
      </Button>
    </>
  );
}
