import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { postSignedOut } from "#desk/call.ts";
import { Loaded } from "#desk/frame/states.tsx";
import { tellOtherWindows } from "#desk/sign-in-again.ts";
import { AcceptForm } from "./accept-form.tsx";
import { FirstPasskey } from "./first-passkey.tsx";
import { LinkForm } from "./link-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Accepting an invitation: a name, then a passkey or not. */
export default function Invitation() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [accepted, setAccepted] = useState(false);
  const token = hash.slice(1);
  const look = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => postSignedOut("invitation/look", { token }),
    enabled: token !== "" && !accepted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const enter = async () => {
    tellOtherWindows();
    await client.resetQueries({ queryKey: ["session"] });
    await navigate("/", { replace: true });
  };

  if (!hash) return <Navigate to="/" replace />;
  if (accepted)
    return (
      <SignInFrame title="One more step for next time">
        <FirstPasskey enter={enter} />
      </SignInFrame>
    );
  if (look.error)
    return (
      <SignInFrame title="This link doesn't work">
        <p role="alert" className="mb-5">
          {look.error.message}
        </p>
        <LinkForm />
      </SignInFrame>
    );
  return (
    <SignInFrame title="Welcome to the desk">
      <Loaded query={look}>
        {({ email, name }) => (
          <AcceptForm token={token} email={email} name={name} accepted={() => setAccepted(true)} />
        )}
      </Loaded>
    </SignInFrame>
  );
}
