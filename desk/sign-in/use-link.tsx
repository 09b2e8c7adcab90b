import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { postSignedOut } from "#desk/call.ts";
import { tellOtherWindows } from "#desk/sign-in-again.ts";
import { LinkForm } from "./link-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Where the link in the email leads. A person presses the button; a scanner does not. */
export default function UseLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const use = useMutation({
    mutationFn: () => postSignedOut("sign-in/use-link", { token: hash.slice(1) }),
    async onSuccess() {
      tellOtherWindows();
      await client.resetQueries();
      await navigate("/", { replace: true });
    },
  });
  if (!hash) return <Navigate to="/" replace />;
  return (
    <SignInFrame title={use.error ? "This link doesn't work" : "Welcome back"}>
      {use.error ? (
        <>
          <p role="alert" className="mb-5">
            {use.error.message}
          </p>
          <LinkForm />
        </>
      ) : (
        <Button className="w-full" disabled={use.isPending} onClick={() => use.mutate()}>
          {use.isPending ? "Signing in…" : "Sign in"}
        </Button>
      )}
    </SignInFrame>
  );
}
