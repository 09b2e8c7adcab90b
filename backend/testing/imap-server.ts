import type { AddressInfo, Socket } from "node:net";
import hoodiecrow from "hoodiecrow-imap";
import fetchHandlers from "hoodiecrow-imap/lib/commands/handlers/fetch.js";

/** What the server does with the next commands; a text makes it hang up at commands that hold it. */
type Mood = "answer" | "be silent" | { hangUpAt: string };

type Email = {
  id?: string;
  from?: string;
  inReplyTo?: string;
  references?: string[];
  headers?: string[];
  type?: string;
  text?: string;
  date?: Date;
};

const user = "frontdesk";
const password = "a-mailbox-password";

/** Bytes as letters, as the server keeps them. */
const asBytes = (text: string) => Buffer.from(text, "utf8").toString("latin1");

/** A real IMAP server on this machine, with one mailbox. It can misbehave. */
export const startImapServer = async () => {
  const sockets = new Set<Socket>();
  const said: string[] = [];
  const state = { mood: "answer" as Mood };
  const server = hoodiecrow({ users: { [user]: { password } } });
  server.connectionHandlers.push(({ socket }) => {
    if (!socket) return;
    sockets.add(socket);
    // It writes in many small pieces; each would wait for the other side.
    socket.setNoDelay(true);
    socket.on("data", (chunk) => said.push(chunk.toString("latin1")));
    socket.once("close", () => sockets.delete(socket));
  });
  // Its own handler forgets the length of the part that was asked for after the first email.
  for (const item of ["BODY", "BODY.PEEK"] as const)
    server.fetchHandlers[item] = (connection, message, query) =>
      fetchHandlers[item](connection, message, {
        ...query,
        ...(query.partial && { partial: [...query.partial] }),
      });
  for (const command of ["LOGIN", "EXAMINE", "UID SEARCH", "UID FETCH"]) {
    const answer = server.getCommandHandler(command);
    server.setCommandHandler(command, (connection, parsed, data, done) => {
      const { mood } = state;
      if (mood === "be silent") return;
      if (mood !== "answer" && data.includes(mood.hangUpAt)) connection.socket?.destroy();
      else answer(connection, parsed, data, done);
    });
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const inbox = server.getMailbox("INBOX");
  let sent = 0;

  return {
    url: `imap://${user}:${password}@127.0.0.1:${port}`,
    urlWith: (host: string, secret = password) => `imap://${user}:${secret}@${host}:${port}`,
    inbox,
    /** All that it was told, command by command. */
    said,
    become(mood: Mood) {
      state.mood = mood;
    },
    /** All emails get new numbers, as after a move to another server. */
    renumber() {
      inbox.uidvalidity += 1;
      for (const message of inbox.messages) message.uid += 1000;
      inbox.uidnext += 1000;
    },
    /** An email comes. Answers its Message-ID. */
    receive(email: Email = {}) {
      sent += 1;
      const { id = `<${sent}.answer@visitor.example>`, date = new Date() } = email;
      const lines = [
        ...(id ? [`Message-ID: ${id}`] : []),
        `From: ${email.from ?? "Ruth Moore <ruth@visitor.example>"}`,
        "To: frontdesk@circleurban.example",
        "Subject: Re: A place for my mother",
        ...(email.inReplyTo ? [`In-Reply-To: ${email.inReplyTo}`] : []),
        ...(email.references ? [`References: ${email.references.join("\r\n ")}`] : []),
        ...(email.headers ?? []),
        `Content-Type: ${email.type ?? "text/plain; charset=utf-8"}`,
        "",
        email.text ?? "Thank you, that helps.",
      ];
      const raw = asBytes(lines.join("\r\n"));
      server.appendMessage("INBOX", [], server.formatInternalDate(date), raw);
      return id;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
