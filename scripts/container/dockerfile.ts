export type Instruction = { name: string; rest: string };

/** The instructions of a Dockerfile, one a line, without comments. */
export const readDockerfile = (text: string): Instruction[] =>
  text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", rest = ""] = line.match(/^([A-Z]+)\s+(.*)$/) ?? [];
      if (!name) throw new Error(`This is no instruction: ${line}`);
      return { name, rest };
    });

/** The stages, each beginning with its FROM. */
export const stagesOf = (instructions: Instruction[]) => {
  const stages: Instruction[][] = [];
  for (const instruction of instructions) {
    if (instruction.name === "FROM") stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
};

/** `CMD ["a", "b"]`: the form that starts no shell. */
export const execForm = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf("[")));
