/**
 * Chance that can be had again: `SEED=… ` repeats a run. The seed is printed once, where chance is
 * first used.
 */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
let state: number | undefined;

/** As Math.random, from the seed (mulberry32). */
export const chance = () => {
  if (state === undefined) {
    state = seed;
    console.log(`chance: SEED=${seed}`);
  }
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
