import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { organisation } from "#rules/organisation.ts";
import type { StoredMail } from "./mail.ts";
import { needsTls, smtpTransport } from "./smtp.ts";

const mail: StoredMail = {
  key: "k",
  kind: "test",
  senderName: organisation.fullName,
  to: "somebody@visitor.example",
  subject: "s",
  text: "t",
  messageId: "<1@circleurban.example>",
  date: new Date("2026-03-02T15:00:00Z"),
};

/** A mail server with accounts, that writes down how each password came. */
const startPeer = async (options: SMTPServerOptions) => {
  const passwords: { password: unknown; secure: boolean }[] = [];
  let taken = 0;
  const server = new SMTPServer({
    // It would ask for a password in clear.
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, session, reply) {
      passwords.push({ password, secure: session.secure });
      reply(null, { user: username });
    },
    onData(stream, _session, reply) {
      stream.resume();
      stream.on("end", () => {
        taken += 1;
        reply();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  // Its types do not tell of them.
  const { connections } = server as unknown as {
    connections: Set<{ _socket: { destroy(): void } }>;
  };
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    port: (server.server.address() as AddressInfo).port,
    passwords,
    taken: () => taken,
    hangUp() {
      for (const { _socket } of connections) _socket.destroy();
    },
  };
};

const deliver = async (url: string) => {
  const transport = smtpTransport(url, organisation.email);
  try {
    await transport.deliver(mail);
  } finally {
    transport.close();
  }
};

// "0.0.0.0" leads to this machine, but does not say so: to us it is a machine elsewhere.
const elsewhere = "0.0.0.0";

test("a server without TLS never gets the password, and the mail waits", async () => {
  const peer = await startPeer({ disabledCommands: ["STARTTLS"] });
  await expect(deliver(`smtp://user:secret@${elsewhere}:${peer.port}`)).rejects.toThrow();
  expect(peer.passwords).toEqual([]);
  expect(peer.taken()).toBe(0);
});

test.each(["ignoreTLS=true", "opportunisticTLS=true", "requireTLS=false"])(
  "%s in the address does not change that",
  async (query) => {
    const peer = await startPeer({ disabledCommands: ["STARTTLS"] });
    const url = `smtp://user:secret@${elsewhere}:${peer.port}/?${query}`;
    await expect(deliver(url)).rejects.toThrow();
    expect(peer.passwords).toEqual([]);
  },
);

test("a server with STARTTLS gets the password behind it", async () => {
  const peer = await startPeer({});
  // The peer's certificate is its own work; whether to believe it is not the question here.
  await deliver(`smtp://user:secret@${elsewhere}:${peer.port}/?tls.rejectUnauthorized=false`);
  expect(peer.passwords).toEqual([{ password: "secret", secure: true }]);
  expect(peer.taken()).toBe(1);
});

test("a certificate that nobody vouches for is not believed", async () => {
  const peer = await startPeer({});
  await expect(deliver(`smtp://user:secret@${elsewhere}:${peer.port}`)).rejects.toThrow();
  expect(peer.passwords).toEqual([]);
});

test("on this machine itself a password may go without TLS", async () => {
  const peer = await startPeer({ disabledCommands: ["STARTTLS"] });
  await deliver(`smtp://user:secret@127.0.0.1:${peer.port}`);
  expect(peer.passwords).toEqual([{ password: "secret", secure: false }]);
  expect(peer.taken()).toBe(1);
});

const openLane = (port: number, limits: Parameters<typeof smtpTransport>[2] = {}) => {
  const lane = smtpTransport(`smtp://127.0.0.1:${port}`, organisation.email, limits).lane?.();
  if (!lane) throw new Error("There is no lane.");
  onTestFinished(() => lane.close());
  return lane;
};

const plain = { disabledCommands: ["STARTTLS"] };

test("a lane sends email after email over one connection, also after a refusal", async () => {
  let opened = 0;
  const peer = await startPeer({
    ...plain,
    onConnect(_session, reply) {
      opened += 1;
      reply();
    },
    onRcptTo({ address }, _session, reply) {
      reply(address.startsWith("gone") ? new Error("No such mailbox") : null);
    },
  });
  const lane = openLane(peer.port);
  await lane.deliver(mail);
  await expect(lane.deliver({ ...mail, to: "gone@visitor.example" })).rejects.toThrow();
  await lane.deliver(mail);
  expect(peer.taken()).toBe(2);
  expect(opened).toBe(1);
});

test("a lane whose connection the server has closed meanwhile opens another, and sends once", async () => {
  const peer = await startPeer(plain);
  const lane = openLane(peer.port);
  await lane.deliver(mail);
  peer.hangUp();
  await lane.deliver(mail);
  expect(peer.taken()).toBe(2);
});

test("an email that takes too long does not hold up those after it in its lane", async () => {
  let asked = 0;
  const peer = await startPeer({
    ...plain,
    onMailFrom(_address, _session, reply) {
      asked += 1;
      // The first is never answered.
      if (asked > 1) reply();
    },
  });
  const lane = openLane(peer.port, { wholeMail: 3_000 });
  await expect(lane.deliver(mail)).rejects.toThrow("took too long");
  await lane.deliver(mail);
  expect(peer.taken()).toBe(1);
});

test.each([
  ["smtp://user:secret@mail.example", true],
  ["smtp://user@mail.example", true],
  ["smtp://user:secret@10.0.0.5", true],
  ["smtp://user:secret@mail", true],
  ["smtp://user:secret@localhost.example", true],
  ["smtp://user:secret@127.0.0.1.example", true],
  ["smtp://user:secret@localhost", false],
  ["smtp://user:secret@127.0.0.2:2525", false],
  ["smtp://user:secret@[::1]", false],
  // A relay beside us that asks for no password, such as the mail catcher of the containers.
  ["smtp://mail:1025", false],
])("%s needs TLS: %s", (url, needs) => {
  expect(needsTls(url)).toBe(needs);
});
