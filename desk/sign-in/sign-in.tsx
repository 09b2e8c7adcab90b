import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenSignedInElsewhere } from "#desk/sign-in-again.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { WaysIn } from "./ways-in.tsx";

/** Shown at whatever address was asked for: after signing in, that screen stands there. */
export function SignIn() {
  const client = useQueryClient();
  // Whoever was here before is not the one who comes in now.
  const begin = () => client.resetQueries();
  useEffect(() => whenSignedInElsewhere(() => void client.resetQueries()), [client]);
  return (
    <SignInFrame title="Sign in">
      <WaysIn signedIn={begin} />
    </SignInFrame>
  );
}
