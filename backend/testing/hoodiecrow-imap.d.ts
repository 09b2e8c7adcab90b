declare module "hoodiecrow-imap" {
  import type { Server, Socket } from "node:net";

  type Message = { uid: number; flags: string[]; internaldate: string; raw: string };
  type Folder = { messages: Message[]; uidvalidity: number; uidnext: number };
  type Connection = { socket: Socket | null };
  type Handler = (connection: Connection, parsed: unknown, data: string, done: () => void) => void;

  type Fetch = (connection: Connection, message: Message, query: { partial?: number[] }) => unknown;

  type ImapServer = {
    fetchHandlers: Record<string, Fetch>;
    server: Server;
    connectionHandlers: ((connection: Connection) => void)[];
    getMailbox(path: string): Folder;
    getCommandHandler(command: string): Handler;
    setCommandHandler(command: string, handler: Handler): void;
    appendMessage(path: string, flags: string[], date: string, raw: string): { message: Message };
    formatInternalDate(date: Date): string;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  };

  export default function hoodiecrow(options?: {
    users?: Record<string, { password: string }>;
  }): ImapServer;
}

declare module "hoodiecrow-imap/lib/commands/handlers/fetch.js" {
  const fetchHandlers: Record<
    "BODY.PEEK" | "BODY",
    (connection: unknown, message: unknown, query: { partial?: number[] }) => unknown
  >;
  export default fetchHandlers;
}
