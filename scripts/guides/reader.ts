import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { blocksIn } from "./blocks.ts";
import type { Machine, Outcome } from "./machine.ts";

export const guide = (name: string) => readFileSync(join("docs", `${name}.md`), "utf8");

export const blocksOf = (name: string, section: string) =>
  blocksIn(guide(name)).filter((block) => block.section === section);

export const linesOf = (name: string, section: string) =>
  blocksOf(name, section).flatMap(({ lines }) => lines);

/** Somebody who types what a guide says, with their own words in place of its samples. */
export const createReader = (machine: Machine, own: Record<string, string>) => ({
  own,
  async type(line: string, codes = [0]): Promise<Outcome> {
    const typed = Object.entries(own).reduce(
      (text, [word, ours]) => text.replaceAll(word, ours),
      line,
    );
    const outcome = await machine.type(typed);
    expect(codes, `${line}\n${outcome.output.slice(-4000)}`).toContain(outcome.code);
    return outcome;
  },
  /** Uncomments settings of the sample file, as the guide says. */
  set(settings: Record<string, string>) {
    const file = machine.there("srv/circle/.env");
    let text = readFileSync(file, "utf8");
    for (const [name, value] of Object.entries(settings)) {
      const line = new RegExp(`^(# )?${name}=.*$`, "m");
      expect(text, `.env.example has no ${name}`).toMatch(line);
      text = text.replace(line, `${name}=${value}`);
    }
    writeFileSync(file, text);
  },
});
