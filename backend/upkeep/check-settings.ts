import { type Finding, found } from "#backend/doctor/finding.ts";
import { isSampleDomain, isSampleMailbox } from "#backend/doctor/sample.ts";
import type { Env } from "#backend/env.ts";
import { isLocalAddress } from "#backend/settings.ts";
import { subjects } from "#backend/subjects.ts";

/** Networks so wide are nobody's own. */
const isEverybody = (network: string) => {
  const [address = "", bits] = network.split("/");
  return bits !== undefined && Number(bits) < (address.includes(":") ? 16 : 8);
};

const addressFindings = ({ SITE_URL, TRUSTED_PROXIES, HOST }: Env) => {
  const encrypted = SITE_URL.startsWith("https://");
  return found([
    !encrypted && {
      level: "error",
      about: "address-not-encrypted",
      says: `SITE_URL is ${SITE_URL}: others can read what visitors type.`,
      remedy:
        "Put a proxy with a certificate in front (docs/deploying.md) and write https:// into SITE_URL.",
    },
    isSampleDomain(new URL(SITE_URL).hostname) && {
      level: "error",
      about: "sample-address",
      says: `SITE_URL is ${SITE_URL}, an example address that does not exist.`,
      remedy: "Set SITE_URL to the site's own address and build again: npm run build",
    },
    // The process speaks no TLS itself, so an https address means that a proxy stands before it.
    encrypted &&
      TRUSTED_PROXIES.length === 0 && {
        level: "warning",
        about: "proxy-not-trusted",
        says: "TRUSTED_PROXIES is not set, but there must be a proxy in front: all visitors count as one and share one visitor's limits.",
        remedy: "Set TRUSTED_PROXIES to the proxy's address, 127.0.0.1 if it runs on this machine.",
      },
    TRUSTED_PROXIES.some(isEverybody) && {
      level: "warning",
      about: "everybody-trusted",
      says: `TRUSTED_PROXIES is ${TRUSTED_PROXIES.join(", ")}: anyone can claim any address as their own, and limits do not work.`,
      remedy:
        "Set TRUSTED_PROXIES to the proxy's own address, 127.0.0.1 if it runs on this machine.",
    },
    ["0.0.0.0", "::", "[::]"].includes(HOST) && {
      level: "warning",
      about: "open-to-all-networks",
      says: `HOST is ${HOST}: the site can also be reached without its proxy and without encryption, on every network of this machine.`,
      remedy:
        "Set HOST=127.0.0.1. In a container it must be this way: publish the port to 127.0.0.1 only, as compose.yaml does.",
    },
  ]);
};

/** What developers put in the place of a mail server: it shows every email and sends none. */
const isMailCatcher = (address: string) => {
  const { hostname, port } = new URL(address);
  return port === "1025" || /mailpit|mailhog|mailcatcher|maildev/i.test(hostname);
};

const sampleMailbox = (name: string, address: string | undefined): Finding | false =>
  address !== undefined &&
  isSampleMailbox(address) && {
    level: "error",
    about: "sample-mailbox",
    says: `${name} is ${address}, an example address that no one reads.`,
    remedy: `Set ${name} to a mailbox of yours.`,
  };

const mailFindings = ({ SMTP_URL, DATA_DIR, MAIL_FROM, STAFF_EMAIL }: Env) =>
  found([
    SMTP_URL === undefined && {
      level: "error",
      about: "mail-to-files",
      says: `SMTP_URL is not set: emails are written to files in ${DATA_DIR}/mail, and no one gets them.`,
      remedy: "Set SMTP_URL to the email account that can send as your address.",
    },
    SMTP_URL !== undefined &&
      isMailCatcher(SMTP_URL) && {
        level: "error",
        about: "mail-catcher",
        says: "SMTP_URL leads to a test mailbox: it keeps every email, and the people they are for get nothing.",
        remedy: "Set SMTP_URL to the email account that can send as your address.",
      },
    sampleMailbox("MAIL_FROM", MAIL_FROM),
    sampleMailbox("STAFF_EMAIL", STAFF_EMAIL),
  ]);

/** What the settings alone tell. On one's own machine everything may stand in for something. */
export const checkSettings = (env: Env): Finding[] => [
  ...(isLocalAddress(env.SITE_URL) ? [] : [...addressFindings(env), ...mailFindings(env)]),
  ...subjects.flatMap(({ doctor }) => doctor?.settings?.(env) ?? []),
];
