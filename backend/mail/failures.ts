const meanings: [pattern: RegExp, sentence: string][] = [
  [
    /\b(535|534|530|454 4\.7\.0)\b|invalid login|authenticat|EAUTH/i,
    "Our mail server did not accept our name and password. Whoever looks after the site has to correct them; then send it again.",
  ],
  [
    /certificate|self.signed|\bTLS\b|\bSSL\b|ETLS|wrong version number|handshake/i,
    "No safe connection to the mail server could be made. Whoever looks after the site has to look at its certificate or port.",
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|EDNS)\b|getaddrinfo/i,
    "The mail server was not found under its name. The network may be down, or the name may be wrong.",
  ],
  [
    /\b(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)\b/i,
    "The mail server could not be reached. It may be down, or its address may be wrong.",
  ],
  [
    /\b(ECONNRESET|EPIPE|ESOCKET)\b|closed unexpectedly|connection closed/i,
    "The connection to the mail server broke off.",
  ],
  [
    /\b(ENOSPC|EDQUOT)\b/,
    "The disk is full. Whoever looks after the site has to make room; then send it again.",
  ],
  [
    /\b5\.2\.2\b|\b552\b|\b452 4\.2\.2\b|(mailbox|quota).{0,30}(full|exceeded)|over ?quota/i,
    "The mailbox at the other side is full.",
  ],
  [
    /\b5\.1\.[0136]\b|\b(550|551|553)\b.{0,80}(unknown|no such|not exist|does not|not found|invalid|unavailable|user|mailbox|recipient)/i,
    "There is no such mailbox. The address is probably mistyped: call the person, or correct it.",
  ],
  [
    /\b5\.7\.\d+\b|\b554\b|spam|blocked|blacklist|policy|relay|not allowed/i,
    "The other side refuses mail from us. Whoever looks after the site has to see why: the sender's address or the domain's mail settings.",
  ],
  [/\b(550|551|553)\b/, "The other side does not take mail for this address."],
  [
    /\b(421|450|451|452)\b|try again later|greylist|grey.?listed|temporar/i,
    "The other side is busy and asked us to come again later. It will be tried again by itself.",
  ],
  [
    /time.?d? ?out|ETIMEDOUT|too long|greeting never received/i,
    "The mail server did not answer in time.",
  ],
  [/\b5\d\d\b/, "The other side refused this mail."],
];

export const explainFailure = (said: string): string =>
  meanings.find(([pattern]) => pattern.test(said))?.[1] ??
  "The mail server did not take it. What it said stands below.";
