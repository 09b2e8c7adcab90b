import { isAboutSender } from "#backend/mail/failures.ts";

/** What became of an attempt to hand a letter to the email server. */
export type Failure =
  /** Not taken. `soft` may pass: a full mailbox, a rule of theirs. */
  | { kind: "refused"; refusal: "hard" | "soft"; code: string }
  /** Not taken now. */
  | { kind: "later"; code: string }
  /** Nothing can be sent at the moment, to nobody. */
  | { kind: "server away"; said: string }
  /** The email server refuses us: it would refuse everybody. */
  | { kind: "sender refused"; said: string }
  /** It may have been taken: to try again could reach somebody twice. */
  | { kind: "unknown" };

type MailError = { responseCode?: unknown; command?: unknown; message?: unknown };

/** "550 5.1.1": what was said beside it may quote the address. */
const codeOf = (responseCode: number, said: string) => {
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(said)?.[0];
  return status ? `${responseCode} ${status}` : String(responseCode);
};

/** A full mailbox, or a rule about who may write: neither says that nobody is there. */
const maySoften = /\b(552|5\.2\.2|5\.3\.\d+|5\.7\.\d+)\b/;

/**
 * Before any email was offered: there was no connection, no name, no room on our disk; or a lane's
 * connection had been closed meanwhile, and so was the next.
 */
const before =
  /Reached maximum number of retries|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EDNS|ETLS|EAUTH|getaddrinfo|Connection timeout|Greeting never received|ENOSPC|EDQUOT|EROFS|EACCES/;

const busyServer = 421;

export const failureOf = (error: unknown): Failure => {
  const { responseCode, command, message, ...rest } = error as MailError & { code?: unknown };
  const said = String(message ?? error);
  if (typeof responseCode === "number" && responseCode >= 400) {
    const code = codeOf(responseCode, said);
    const isAboutReader = (command === "RCPT TO" || command === "DATA") && !isAboutSender(code);
    if (responseCode === busyServer || (!isAboutReader && responseCode < 500))
      return { kind: "server away", said };
    if (!isAboutReader) return { kind: "sender refused", said };
    if (responseCode < 500) return { kind: "later", code };
    const isHard = command === "RCPT TO" && !maySoften.test(code);
    return { kind: "refused", refusal: isHard ? "hard" : "soft", code };
  }
  return before.test(`${rest.code ?? ""} ${said}`)
    ? { kind: "server away", said }
    : { kind: "unknown" };
};
