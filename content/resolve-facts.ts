import { longestFilled, tokensIn } from "#rules/tokens.ts";
import { type Fact, type Facts, fill } from "./tokens.ts";

/** A fact may name a fact that names a fact; a longer chain nobody can follow. */
const deepest = 5;

type Resolved = { fact: Fact; depth: number };

/**
 * Every fact with the facts that it names in their places, each filled once. What leads to itself,
 * to a fact that there is not, or to more letters than any field may have, says so and is named
 * nowhere.
 */
export const resolveFacts = (written: Facts): Facts => {
  const done = new Map<string, Resolved>();

  const resolve = (name: string, above: readonly string[]): Resolved | undefined => {
    const before = done.get(name);
    if (before) return before;
    const fact = Object.hasOwn(written, name) ? written[name] : undefined;
    if (!fact) return undefined;
    const here = resolved(name, fact, [...above, name]);
    done.set(name, here);
    return here;
  };

  const resolved = (name: string, fact: Fact, above: readonly string[]): Resolved => {
    const broken = (why: string) => ({
      fact: { ...fact, problem: `The fact {${name}} ${why}.` },
      depth: 0,
    });
    const named: Record<string, Fact> = {};
    let depth = 0;
    for (const other of new Set(tokensIn(fact.text))) {
      if (above.includes(other)) return broken("leads back to itself");
      const found = resolve(other, above);
      if (!found) return broken(`names {${other}}, and there is no such fact`);
      if (found.fact.problem) return broken(`names {${other}}, which cannot be filled in`);
      named[other] = found.fact;
      depth = Math.max(depth, found.depth + 1);
    }
    if (depth > deepest) return broken("names facts that name facts, too often to follow");
    const text = fill(fact.text, named);
    if (text.length > longestFilled) return broken("is too long");
    return { fact: { ...fact, text }, depth };
  };

  return Object.fromEntries(
    Object.keys(written).flatMap((name) => {
      const found = resolve(name, []);
      return found ? [[name, found.fact]] : [];
    }),
  );
};
