import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { notify } from "#desk/frame/notices.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { createPasskey } from "#desk/passkey.ts";
import { account, forgetEverything } from "#desk/queries.ts";
import { tellOtherWindows } from "#desk/sign-in-again.ts";
import { useChange } from "#desk/use-change.ts";
import { may } from "#rules/desk.ts";
import { MessageEmails } from "./message-emails.tsx";
import { NameForm } from "./name-form.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";

export default function Account() {
  const me = useMe();
  const client = useQueryClient();
  const query = useQuery(account);
  const endSession = useChange("account/end-session", {
    done: "That device is signed out.",
    changes: ["account"],
  });
  const removePasskey = useChange("account/remove-passkey", {
    done: "Passkey removed. Your device may still offer it, but it no longer signs you in.",
    changes: ["account"],
  });
  const addPasskey = useMutation({
    mutationFn: createPasskey,
    async onSuccess() {
      notify({ text: "Your passkey is ready." });
      await client.invalidateQueries({ queryKey: account.queryKey });
    },
  });
  const leave = {
    changes: [],
    done: "You're signed out.",
    finish() {
      tellOtherWindows();
      forgetEverything(client, me.id);
    },
  };
  const signOut = useChange("sign-out", leave);
  const signOutEverywhere = useChange("account/sign-out-everywhere", leave);

  return (
    <Screen
      title="Your account"
      lead={me.email}
      actions={
        <Button look="secondary" onClick={() => signOut.mutate({})}>
          Sign out
        </Button>
      }
    >
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <section className="sheet">
          <h2 className="mb-3 text-lg">Your name</h2>
          <NameForm name={me.name} />
          {may(me, "messages") && (
            <>
              <h2 className="mt-6 mb-1 text-lg">Emails</h2>
              <Loaded query={query}>
                {({ messageEmails }) => <MessageEmails on={messageEmails} />}
              </Loaded>
            </>
          )}
        </section>
        <section className="sheet">
          <h2 className="mb-1 text-lg">Passkeys</h2>
          <p className="mb-3 text-ink-soft text-sm">
            Add one for each device you use. Without one, you sign in with an email link.
          </p>
          <Loaded query={query}>
            {({ passkeys }) => (
              <PasskeyList passkeys={passkeys} remove={({ id }) => removePasskey.mutate({ id })} />
            )}
          </Loaded>
          <Button
            className="button-small mt-4"
            disabled={addPasskey.isPending}
            onClick={() => addPasskey.mutate()}
          >
            {addPasskey.isPending ? "Waiting for your device…" : "Add a passkey"}
          </Button>
          <div role="alert">
            <FieldError name="passkey" error={addPasskey.error?.message} />
          </div>
        </section>
        <section className="sheet xl:col-span-2">
          <h2 className="mb-3 text-lg">Where you are signed in</h2>
          <Loaded query={query}>
            {({ sessions }) => (
              <SessionList sessions={sessions} end={({ id }) => endSession.mutate({ id })} />
            )}
          </Loaded>
          <Button look="quiet" className="mt-3" onClick={() => signOutEverywhere.mutate({})}>
            Sign out everywhere
          </Button>
        </section>
      </div>
    </Screen>
  );
}
