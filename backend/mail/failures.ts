import { restoredWords } from "#backend/storage/upkeep.ts";

type Meaning = [pattern: RegExp, sentence: string];

/** What lies between us and a server of ours, whether we send or read there. */
const connections: Meaning[] = [
  [
    /\b(535|534|530|454 4\.7\.0)\b|invalid login|authenticat|EAUTH/i,
    "Our email server did not accept our name and password. The person who maintains the site needs to correct them; then try again.",
  ],
  [
    /certificate|self.signed|\bTLS\b|\bSSL\b|ETLS|wrong version number|handshake/i,
    "There was no secure connection to the email server. The person who maintains the site needs to check its certificate or port.",
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|EDNS)\b|getaddrinfo/i,
    "The email server was not found. The network may be down, or its name may be wrong.",
  ],
  [
    /\b(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)\b/i,
    "The email server could not be reached. It may be down, or its address may be wrong.",
  ],
  [
    /\b(ECONNRESET|EPIPE|ESOCKET)\b|closed unexpectedly|connection closed/i,
    "The connection to the email server dropped.",
  ],
];

const late: Meaning = [
  /time.?d? ?out|ETIMEDOUT|too long|greeting never received/i,
  "The email server did not answer in time.",
];

/** The bad sender's address of RFC 3463: whoever it was for has nothing to do with it. */
export const isAboutSender = (code: string) => /\b[45]\.1\.[78]\b/.test(code);

export const senderRefused =
  "It was refused because of the address we write from. The person who maintains the site needs to check that address and our domain's email settings.";

const meanings: Meaning[] = [
  ...connections,
  [/\b5\.1\.[78]\b/, senderRefused],
  [
    /\b(ENOSPC|EDQUOT)\b/,
    "The server's disk is full. The person who maintains the site needs to make room; then try again.",
  ],
  [
    /\b5\.2\.2\b|\b552\b|\b452 4\.2\.2\b|(mailbox|quota).{0,30}(full|exceeded)|over ?quota/i,
    "Their mailbox is full.",
  ],
  [
    /\b5\.1\.[0136]\b|\b(550|551|553)\b.{0,80}(unknown|no such|not exist|does not|not found|invalid|unavailable|user|mailbox|recipient)/i,
    "This mailbox doesn't exist. The address probably has a typo: correct it, or call the person.",
  ],
  [
    /\b5\.7\.\d+\b|\b554\b|spam|blocked|blacklist|policy|relay|not allowed/i,
    "Their email server refuses email from us. The person who maintains the site needs to check why: the sender's address or our domain's email settings.",
  ],
  [/\b(550|551|553)\b/, "Their email server does not accept email for this address."],
  [
    /\b(421|450|451|452)\b|try again later|greylist|grey.?listed|temporar/i,
    "Their email server is busy and asked us to try again later. We will.",
  ],
  late,
  [/\b5\d\d\b/, "Their email server refused this email."],
];

/** Why a mailbox cannot be read. */
export const explainConnection = (said: string): string =>
  [...connections, late].find(([pattern]) => pattern.test(said))?.[1] ??
  "The person who maintains the site can see why with npm run doctor.";

export const explainFailure = (said: string): string => {
  // No server said it: it is a sentence of ours.
  if (said.startsWith(restoredWords)) return said;
  return (
    meanings.find(([pattern]) => pattern.test(said))?.[1] ??
    "The email server did not accept it. What it said is below."
  );
};
