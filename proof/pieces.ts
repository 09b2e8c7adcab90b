import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const folder = join(root, ".cache/proof");

/**
 * A long proof can be run in pieces: what was found is kept beside the build it was found on, and
 * forgotten with it.
 */
export const piecesOf = <Piece>(name: string) => {
  const file = join(folder, `${name}.json`);
  const build = readFileSync(join(root, "build/stamp"), "utf8");
  const read = (): Record<string, Piece> => {
    const stored = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    return stored.build === build ? stored.pieces : {};
  };
  return {
    get: (key: string) => read()[key],
    keep: (key: string, piece: Piece) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ build, pieces: { ...read(), [key]: piece } }));
    },
  };
};

/** For a trial: what was found is gone with it. */
export const piecesOfTrial = <Piece>() => {
  const pieces = new Map<string, Piece>();
  return {
    get: (key: string) => pieces.get(key),
    keep: (key: string, piece: Piece) => void pieces.set(key, piece),
  };
};
