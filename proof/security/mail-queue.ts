import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { deliverDue, enqueueMail } from "#backend/mail/outbox.ts";
import { smtpTransport } from "#backend/mail/smtp.ts";
import { openStorage } from "#backend/storage/open.ts";
import { sender } from "#backend/testing/shipped-site.ts";
import { organisation } from "#rules/organisation.ts";
import type { Probe } from "./probes.ts";

/** As slow as a usual mail provider. */
const mailServerMs = 100;

/** A mail server that takes its time, notes each subject, and would take a password in clear. */
const startPeer = async () => {
  const subjects: string[] = [];
  const passwords: unknown[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, reply) {
      passwords.push(password);
      reply(null, { user: username });
    },
    onData(stream, _session, reply) {
      let raw = "";
      stream.on("data", (chunk: Buffer) => {
        raw += chunk;
      });
      stream.on("end", () => {
        subjects.push(/^Subject: (.*)\r$/m.exec(raw)?.[1] ?? "");
        setTimeout(reply, mailServerMs);
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    subjects,
    passwords,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const mail = (key: string, urgency: OutgoingMail["urgency"]): OutgoingMail => ({
  from: sender,
  key,
  kind: "proof",
  to: "somebody@visitor.example",
  subject: key,
  text: "Hello",
  urgency,
});

/** Hundreds of acknowledgements wait; then a receipt comes. Answers how many went before it. */
export const probeMailQueue = async (dataDir: string, waiting = 400) => {
  const probe: Probe = { name: "a receipt behind 400 mails", tried: 1, wrong: [] };
  const peer = await startPeer();
  const db = await openStorage(readEnv({ DATA_DIR: dataDir }), silentLog);
  const transport = smtpTransport(`smtp://127.0.0.1:${peer.port}`, organisation.email);
  const now = () => new Date();
  for (let n = 0; n < waiting; n++) await enqueueMail(db, mail(`courtesy ${n}`, "last"));
  const stopping = new AbortController();
  const delivered = deliverDue(
    { db, transport, log: silentLog, now, signal: stopping.signal },
    Number.POSITIVE_INFINITY,
  );
  while (peer.subjects.length < 10) await new Promise((again) => setTimeout(again, 10));
  const before = peer.subjects.length;
  const queued = performance.now();
  await enqueueMail(db, mail("receipt", "first"));
  const deadline = queued + 60_000;
  while (!peer.subjects.includes("receipt") && performance.now() < deadline)
    await new Promise((again) => setTimeout(again, 5));
  const waitedMs = performance.now() - queued;
  stopping.abort();
  await delivered;
  const overtaken = peer.subjects.indexOf("receipt") - before;
  // Four are in hand at once, and four more may have been taken meanwhile.
  if (overtaken < 0 || overtaken > 8)
    probe.wrong.push(`${overtaken} mails went before the receipt`);
  transport.close();
  await db.close();
  await peer.stop();
  return { probe, waitedMs };
};

/** A mail server without TLS, under a name that is not this machine's, gets no password. */
export const probePassword = async (): Promise<Probe> => {
  const probe: Probe = { name: "a mail server without TLS", tried: 0, wrong: [] };
  const peer = await startPeer();
  for (const query of ["", "?ignoreTLS=true", "?requireTLS=false"]) {
    const url = `smtp://user:secret@0.0.0.0:${peer.port}/${query}`;
    const transport = smtpTransport(url, organisation.email);
    const stored = {
      ...mail("secret", undefined),
      senderName: organisation.fullName,
      messageId: "<1@x.example>",
      date: new Date(),
    };
    const sent = await transport.deliver(stored).then(
      () => true,
      () => false,
    );
    transport.close();
    probe.tried += 1;
    if (sent || peer.passwords.length > 0)
      probe.wrong.push(`the password went out in clear${query}`);
  }
  await peer.stop();
  return probe;
};
