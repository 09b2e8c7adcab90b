import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** What the server does with the next mails. */
export type Mood =
  | "take"
  | "refuse for now"
  | "refuse for good"
  | "hang"
  | "take and hang up"
  | "hang up";

type Reply = (error?: (Error & { responseCode?: number }) | null) => void;

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/**
 * A real SMTP server on this machine that keeps what it takes, or as much of it as `kept` says, and
 * can misbehave.
 */
export const startMailServer = async (port = 0, kept = (raw: string) => raw) => {
  const taken: string[] = [];
  const held: string[] = [];
  const state: { moodFor: (to: string) => Mood } = { moodFor: () => "take" };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, reply: Reply) {
      const mood = state.moodFor(address);
      if (mood === "refuse for good") reply(refusal(550, "No such mailbox"));
      else if (mood === "refuse for now") reply(refusal(451, "Try again later"));
      else reply();
    },
    onData(stream, session, reply: Reply) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("latin1");
        switch (state.moodFor(session.envelope.rcptTo[0]?.address ?? "")) {
          case "hang":
            held.push(raw);
            return;
          case "hang up":
            return hangUp(session.id);
          case "take and hang up":
            taken.push(kept(raw));
            return hangUp(session.id);
          default:
            taken.push(kept(raw));
            reply();
        }
      });
    },
  });
  // A client that goes away in the middle is part of the tests.
  server.on("error", () => {});

  const connections = (
    server as unknown as {
      connections: Set<{ id: string; _socket: { destroy(): void } }>;
    }
  ).connections;
  const hangUp = (id: string) => {
    for (const connection of connections) if (connection.id === id) connection._socket.destroy();
  };

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    taken,
    /** What it got and never answered. */
    held,
    /** In one mood for everybody, or in another for each address. */
    become(mood: Mood | ((to: string) => Mood)) {
      state.moodFor = typeof mood === "function" ? mood : () => mood;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const connection of connections) connection._socket.destroy();
        server.close(() => resolve());
      }),
  };
};
