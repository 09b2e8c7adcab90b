import type { IncomingMessage } from "node:http";
import { ReadableStream } from "node:stream/web";
import { setImmediate } from "node:timers/promises";

/** Room for headers, and for whatever of another request came along. */
const spareBytes = 2 ** 16;
const mostTimes = 3;

/**
 * Whether the chunks are so small that a body costs many times what it carries: a million of one
 * byte take the process seconds and most of its memory. No browser and no proxy sends them.
 */
export const crumbsIn = ({ socket }: IncomingMessage) => {
  const before = socket.bytesRead;
  return (bytes: number) => socket.bytesRead - before > spareBytes + mostTimes * bytes;
};

/** A body without a length: what came together is one piece. A connection of crumbs ends. */
export const inLargePieces = (request: IncomingMessage) => {
  const isCrumbs = crumbsIn(request);
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  const pieces = async function* () {
    let bytes = 0;
    for await (const chunk of chunks) {
      // Node hands on one chunk at a time. By then those that came with it stand behind it.
      await setImmediate();
      const others: Buffer | null = request.read(request.readableLength);
      const piece = others ? Buffer.concat([chunk, others]) : chunk;
      bytes += piece.length;
      if (isCrumbs(bytes)) request.socket.destroy();
      yield new Uint8Array(piece);
    }
  };
  return ReadableStream.from(pieces());
};
