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
  if (origin === "string") return `Please use at most ${limit} characters.`;
  if (origin === "array" || origin === "set") return `The most you can have is ${limit}.`;
  return `This must be at most ${limit}.`;
};

const least = (origin: string, limit: unknown) => {
  if (origin === "string")
    return limit === 1 ? "Required" : `Please use at least ${limit} characters.`;
  if (origin === "array" || origin === "set") return `You need at least ${limit}.`;
  return `This must be at least ${limit}.`;
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
        return kind ? `This must be ${kind}.` : "This is not the right kind of value.";
      }
      case "too_big":
        return most(String(issue.origin), issue.maximum);
      case "too_small":
        return least(String(issue.origin), issue.minimum);
      case "invalid_value":
        return "Please choose one of the options.";
      case "unrecognized_keys":
        return "There are unknown fields here.";
      case "custom":
        return null;
      default:
        return "This is not in the right format.";
    }
  },
});

// Before the first schema is made: compiling one needs `eval`, which our policy refuses a page.
config({ jitless: "document" in globalThis });
