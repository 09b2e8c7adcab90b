/** `${NAME}`, `${NAME:-value}` and `${NAME:?sentence}`, one in another, as Compose reads them. */
export const interpolate = (text: string, env: Record<string, string>): string => {
  const start = text.indexOf("${");
  if (start < 0) return text;
  const end = closing(text, start);
  const [, name = "", operator, rest = ""] =
    text.slice(start + 2, end).match(/^(\w+)(?::([-?])(.*))?$/s) ?? [];
  if (!name) throw new Error(`This is no variable: ${text.slice(start, end + 1)}`);
  const given = env[name];
  if (!given && operator === "?") throw new Error(`${name}: ${interpolate(rest, env)}`);
  const value = given || (operator === "-" ? interpolate(rest, env) : "");
  return text.slice(0, start) + value + interpolate(text.slice(end + 1), env);
};

const closing = (text: string, start: number) => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text.startsWith("${", at)) depth += 1;
    if (text[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`This is not closed: ${text.slice(start)}`);
};

/** The settings of a service, as they stand under `environment:` in the file. */
export const environmentOf = (file: string, service: string): Record<string, string> => {
  const block = file.match(new RegExp(`^ {2}${service}:\n((?: {4}.*\n|\n)+)`, "m"))?.[1] ?? "";
  const lines = block.match(/^ {4}environment:\n((?: {6}.*\n)+)/m)?.[1] ?? "";
  return Object.fromEntries(
    [...lines.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/^"(.*)"$/, "$1"),
    ]),
  );
};
