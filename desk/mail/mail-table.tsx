import { Button } from "#app/ui/button.tsx";
import type { Answer } from "#desk/call.ts";
import { useMe } from "#desk/frame/me.tsx";
import { moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import type { MailFilter } from "#rules/mail-queue.ts";

type ListedMail = Answer<"mail">["mails"][number];

/** Where it is, in a sentence. */
function Whereabouts({ mail, goesToFiles }: { mail: ListedMail; goesToFiles: boolean }) {
  const { why, said, nextAttemptAt, deliveredAt, attempts } = mail;
  if (deliveredAt)
    return (
      <>
        {goesToFiles ? "Written to a file" : "Delivered"} {moment(deliveredAt)}
      </>
    );
  return (
    <>
      {why ?? "On its way."}
      {why && nextAttemptAt && (
        <span className="block text-ink-soft">
          Tried {attempts === 1 ? "once" : `${attempts} times`}. Next try: {moment(nextAttemptAt)}.
        </span>
      )}
      {said && (
        <details className="mt-1 text-ink-soft text-xs">
          <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
            What the email server said
          </summary>
          {said}
        </details>
      )}
    </>
  );
}

export function MailTable({
  mails,
  state,
  goesToFiles,
}: {
  mails: ListedMail[];
  state: MailFilter["state"];
  goesToFiles: boolean;
}) {
  const { owner } = useMe();
  const retry = useChange("mail/retry", {
    done: "Trying again now.",
    changes: ["mail", "today"],
  });
  return (
    <div className="sheet py-3!">
      <table className="listing">
        <caption className="sr-only">Email</caption>
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">To</th>
            <th scope="col">Created</th>
            <th scope="col">Status</th>
            {state !== "delivered" && (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <td className="font-semibold md:w-48">{mail.what}</td>
              <td className="md:w-56">{mail.recipient}</td>
              <td className="text-ink-soft even-figures md:w-36">
                <span className="md:hidden">Created </span>
                {moment(mail.createdAt)}
              </td>
              <td>
                <Whereabouts mail={mail} goesToFiles={goesToFiles} />
              </td>
              {state !== "delivered" && (
                <td className="md:text-right">
                  {(mail.why || state === "failed") && (owner || !mail.held) && (
                    <Button
                      look="secondary"
                      className="button-small"
                      disabled={retry.isPending}
                      onClick={() => retry.mutate({ id: mail.id })}
                    >
                      Try again
                      <span className="sr-only">
                        : {mail.what}, {mail.recipient}
                      </span>
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
