import type { ImapFlow, MessageStructureObject } from "imapflow";
import { isLocalAddress } from "#backend/settings.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { storableText } from "#backend/storage/storable.ts";
import { within } from "#backend/within.ts";
import { textOfHtml } from "./html-text.ts";
import { headerText } from "./mail.ts";
import { type EmailHeader, type Mailbox, MailboxFailure } from "./mailbox.ts";

const defaultTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  /** A server that sends a byte now and then is never silent, and still never done. */
  whole: 45_000,
};

/** What a server may make us hold. The library's own limits are a thousand times as high. */
const responseLimits = {
  maxLineLength: 512 * 1024,
  maxLiteralSize: 512 * 1024,
  maxResponseSize: 2 ** 20,
};

const headerBytes = 64 * 1024;
const textBytes = 256 * 1024;
const longestText = 20_000;
const mostParts = 200;
const mostAttachments = 20;
const mostAnswered = 100;
/** In bytes; an index holds some 2,700. */
const longestId = 900;

/** The code first, then what the server said. */
const saidBy = (error: unknown) => {
  const { code, serverResponseCode, responseText, message } = error as Record<string, unknown>;
  const words = [code, serverResponseCode, responseText, message].filter(Boolean).join(" ");
  return storableText(headerText(words).slice(0, 300));
};

const addressOf = (url: string) => {
  const { hostname, port, protocol, username, password, pathname } = new URL(url);
  const secure = protocol === "imaps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
  };
};

/** Opens the mailbox that the address names, without the right to change anything in it. */
export const openImap = async (
  url: string,
  changed: Partial<typeof defaultTimeouts> = {},
): Promise<Mailbox> => {
  const { whole, ...timeouts } = { ...defaultTimeouts, ...changed };
  const { folder, ...server } = addressOf(url);
  // It is large, and most sites read no mailbox.
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    ...server,
    ...timeouts,
    ...responseLimits,
    // A password goes through TLS or not at all, except on this machine itself.
    doSTARTTLS: !server.secure && !isLocalAddress(url),
    disableAutoIdle: true,
    disableCompression: true,
    logger: false,
  });
  let isTooLarge = false;
  // Whoever waits for an answer is told; without a listener the process would end.
  client.on("error", (error) => {
    isTooLarge = "code" in error && /TooLarge$/.test(String(error.code));
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    client.close();
  }, whole);
  const failing = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw new MailboxFailure(isLate ? "The email server took too long." : saidBy(error));
    }
  };
  const close = async () => {
    clearTimeout(timer);
    const late = () => new Error("No goodbye.");
    if (client.usable) await within(2_000, client.logout(), late).catch(() => {});
    client.close();
  };
  try {
    await failing(client.connect());
    const { uidValidity, uidNext } = await failing(client.mailboxOpen(folder, { readOnly: true }));
    return {
      identity: await fingerprint(`${server.host} ${server.port} ${server.auth.user} ${folder}`),
      uidValidity: Number(uidValidity),
      newestUid: uidNext - 1,
      uidBefore: async (day) => {
        const found = await failing(client.search({ since: day }, { uid: true }));
        return (found || []).reduce((first, uid) => Math.min(first, uid), uidNext) - 1;
      },
      headersAfter: (uid, most) => failing(headersAfter(client, uid, most)),
      contentOf: (uid) =>
        failing(contentOf(client, uid)).catch((error) => {
          // It will be as large the next time.
          if (isTooLarge) return "unreadable";
          throw error;
        }),
      sourceOf: (uid) => failing(sourceOf(client, uid)),
      isOpen: () => client.usable,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

const headersAfter = async (client: ImapFlow, uid: number, most: number) => {
  // A range that ends with * always holds the newest email, whatever its number.
  const found = await client.search({ uid: `${uid + 1}:*` }, { uid: true });
  const uids = (found || []).filter((one) => one > uid).sort((a, b) => a - b);
  if (uids.length === 0) return [];
  const headers: EmailHeader[] = [];
  const wanted = uids.slice(0, most).join(",");
  const query = { uid: true, bodyParts: [{ key: "HEADER", start: 0, maxLength: headerBytes }] };
  for await (const { uid, headers: raw } of client.fetch(wanted, query, { uid: true }))
    headers.push(await headerOf(uid, (raw ?? Buffer.alloc(0)).toString("utf8")));
  return headers.sort((one, other) => one.uid - other.uid);
};

const fieldsOf = (raw: string) => {
  const fields = new Map<string, string>();
  for (const line of raw.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
};

const idsIn = (field = "") =>
  (field.match(/<[^<>\s]+>/g) ?? []).filter((id) => Buffer.byteLength(id) <= longestId);

const headerOf = async (uid: number, raw: string): Promise<EmailHeader> => {
  const fields = fieldsOf(raw);
  const [id = `no id ${await fingerprint(raw)}`] = idsIn(fields.get("message-id"));
  const answers = [
    ...idsIn(fields.get("in-reply-to")),
    ...idsIn(fields.get("references")).reverse(),
  ];
  return {
    uid,
    id: storableText(id),
    answers: [...new Set(answers.map(storableText))].slice(0, mostAnswered),
    isAutomatic: isAutomatic(fields),
  };
};

/** RFC 3834, and what programs wrote before it. */
const isAutomatic = (fields: Map<string, string>) =>
  !/^(no\b|$)/i.test(fields.get("auto-submitted") ?? "") ||
  /^(bulk|junk|list|auto_reply)\b/i.test(fields.get("precedence") ?? "") ||
  fields.has("x-autoreply") ||
  fields.has("x-autorespond") ||
  fields.get("return-path") === "<>" ||
  /^multipart\/report\b/i.test(fields.get("content-type") ?? "");

type Leaf = MessageStructureObject;

const isAttached = ({ disposition }: Leaf) => disposition === "attachment";
const isText = (leaf: Leaf) => /^text\/(plain|html)$/.test(leaf.type) && !isAttached(leaf);

/** An email that came as an attachment is one file, whatever lies in it. */
const partsIn = (node: Leaf): readonly Leaf[] | undefined =>
  node.type.startsWith("multipart/") ? (node.childNodes ?? []) : undefined;

const leavesOf = (node: Leaf): Leaf[] => partsIn(node)?.flatMap(leavesOf) ?? [node];

/** What a person reads: of several forms of one text the plain one. */
const textsOf = (node: Leaf): Leaf[] => {
  const parts = partsIn(node);
  if (!parts) return isText(node) ? [node] : [];
  const texts = parts.map(textsOf);
  if (node.type !== "multipart/alternative") return texts.flat();
  return (
    texts.find(([first]) => first?.type === "text/plain") ??
    texts.find(({ length }) => length > 0) ??
    []
  );
};

const attachmentsIn = (structure: Leaf) =>
  leavesOf(structure)
    .filter((leaf) => !isText(leaf))
    .slice(0, mostAttachments)
    .map(({ type, size = 0, encoding, parameters, dispositionParameters }) => ({
      name: readable(dispositionParameters?.filename ?? parameters?.name ?? type, 120),
      bytes: encoding === "base64" ? Math.round(size * 0.73) : size,
    }));

const readable = (words: string, longest: number) =>
  storableText(headerText(words).slice(0, longest));

const contentOf: (client: ImapFlow, uid: number) => ReturnType<Mailbox["contentOf"]> = async (
  client,
  uid,
) => {
  const found = await client.fetchOne(
    String(uid),
    { uid: true, envelope: true, bodyStructure: true },
    { uid: true },
  );
  if (!found) {
    // The library leaves out what it cannot parse, as if it were not there.
    const isThere = await client.search({ uid: String(uid) }, { uid: true });
    return (isThere || []).includes(uid) ? "unreadable" : "gone";
  }
  const structure = found.bodyStructure ?? { type: "text/plain" };
  const [sender] = found.envelope?.from ?? [];
  const texts = textsOf(structure).slice(0, mostParts);
  const pieces: string[] = [];
  let left = textBytes;
  for (const { part = "1", type } of texts) {
    if (left <= 0) break;
    const bytes = await downloaded(client, uid, part, left);
    left -= bytes.length;
    const words = bytes.toString("utf8");
    pieces.push(type === "text/html" ? textOfHtml(words) : words);
  }
  const text = tidied(pieces.join("\n"));
  return {
    from: { name: readable(sender?.name ?? "", 120), email: readable(sender?.address ?? "", 254) },
    text: storableText(text.slice(0, longestText)),
    isCut: left <= 0 || text.length > longestText,
    attachments: attachmentsIn(structure),
  };
};

const downloaded = async (
  client: ImapFlow,
  uid: number,
  part: string | undefined,
  maxBytes: number,
) => {
  const { content } = await client.download(String(uid), part, { uid: true, maxBytes });
  const chunks: Buffer[] = [];
  for await (const chunk of content ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const sourceOf = async (client: ImapFlow, uid: number) =>
  (await downloaded(client, uid, undefined, textBytes)).toString("latin1");

/** Lines as a person typed them: nothing that moves or hides text, no wide gaps. */
const tidied = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
