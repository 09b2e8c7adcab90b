import { connect, type Socket } from "node:net";

type Request = { path: string; headers: Record<string, string> };

export const requestText = ({ path, headers }: Request) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join("")}\r\n`);
};

const opened = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.setNoDelay(true)));
    socket.once("error", reject);
  });

/** Resolves when the answer is whole. */
const askOn = (socket: Socket, request: Buffer) =>
  new Promise<void>((resolve, reject) => {
    let left = -1;
    const read = (chunk: Buffer) => {
      if (left === -1) {
        const end = chunk.indexOf("\r\n\r\n");
        const head = chunk.toString("latin1", 0, end);
        if (!head.startsWith("HTTP/1.1 200")) return reject(new Error(head.slice(0, 80)));
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        left = length - (chunk.length - end - 4);
      } else {
        left -= chunk.length;
      }
      if (left > 0) return;
      socket.off("data", read);
      resolve();
    };
    socket.on("data", read);
    socket.write(request);
  });

/**
 * So many connections that stay open, each with one request at a time. A turn is a number of requests,
 * and ends when every answer is here: what is measured before and after it belongs to it alone.
 */
export const openConnections = async (port: number, count: number) => {
  const sockets = await Promise.all(Array.from({ length: count }, () => opened(port)));
  return {
    async turn(requests: readonly Buffer[], most: number) {
      let sent = 0;
      const askAgain = async (socket: Socket) => {
        while (sent < most) await askOn(socket, requests[sent++ % requests.length] as Buffer);
      };
      await Promise.all(sockets.map(askAgain));
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
};
