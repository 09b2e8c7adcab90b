import { config } from "zod";

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "yes or no",
  array: "a list",
  object: "a set of fields",
  record: "a set of fields",
  date: "a day",
};

const most = (origin: string, limit: unknown) => {
  if (origin === "string") return `Please use at most ${limit} letters.`;
  if (origin === "array" || origin === "set") return `There can be at most ${limit}.`;
  return `This has to be at most ${limit}.`;
};

const least = (origin: string, limit: unknown) => {
  if (origin === "string")
    return limit === 1 ? "Required" : `Please use at least ${limit} letters.`;
  if (origin === "array" || origin === "set") return `There have to be at least ${limit}.`;
  return `This has to be at least ${limit}.`;
};

/**
 * For whatever has no words of its own: without these, people would be told of data types and
 * patterns.
 */
config({
  customError: (issue) => {
    if (issue.input === undefined || issue.input === null) return "Required";
    switch (issue.code) {
      case "invalid_type": {
        const kind = kinds[String(issue.expected)];
        return kind ? `This has to be ${kind}.` : "This is not what belongs here.";
      }
      case "too_big":
        return most(String(issue.origin), issue.maximum);
      case "too_small":
        return least(String(issue.origin), issue.minimum);
      case "invalid_value":
        return "Please choose one of the answers that there are.";
      case "unrecognized_keys":
        return "There are fields here that nobody knows.";
      case "custom":
        return null;
      default:
        return "This is not written as it has to be.";
    }
  },
});

// Before the first schema is made: compiling one needs `eval`, which our policy refuses a page.
config({ jitless: "document" in globalThis });
