// The forms' rules, once for the browser and the backend. It brings no library along: half the
// script of a form page used to be one that checked schemas.
import { emailPattern, invalidEmail, isEmail } from "./email-pattern.ts";
import { numberText } from "./in-words.ts";
import { invalidPhone, isCallable } from "./phone.ts";

/** What browsers should know about an input, beside the rules. */
type Input = { type?: "email" | "tel"; autoComplete?: string; inputMode?: "numeric" };

type TextField = {
  kind: "text";
  label: string;
  /** Said when it is empty. */
  missing?: string;
  shortest?: { length: number; message: string };
  longest: number;
  email?: true;
  /** It has to be a number that can be called. */
  phone?: true;
  /** Written in a box of several lines. */
  lines?: true;
  input?: Input;
};
type ChoiceField = {
  kind: "choice" | "choices";
  label: string;
  options: readonly string[];
  message: string;
  /** Of one choice: none is an answer, too. */
  optional?: true;
};
type ConsentField = { kind: "consent"; label: string; message: string };

/**
 * What only some pages ask for brings its own check along, so that all others need not carry it.
 */
type OwnField = { label: string; look: (sent: unknown) => Looked };
type NumberField = OwnField & { kind: "number"; least: number; most: number };

/** What staff offer now. It may be something else by the time that somebody presses the button. */
export type Offer = { name: string; title: string };
type OfferField = OwnField & { kind: "offer" | "offers"; offers: readonly Offer[] };

export type Field = TextField | ChoiceField | ConsentField | NumberField | OfferField;

/** A form's fields by their names, in the order of the page. */
export type Fields = Record<string, Field>;

type Value<One extends Field> = One extends { kind: "choice"; options: readonly (infer Option)[] }
  ? Option | (One extends { optional: true } ? "" : never)
  : One extends { kind: "choices"; options: readonly (infer Option)[] }
    ? Option[]
    : One extends { kind: "consent" }
      ? true
      : One extends { kind: "number" }
        ? number
        : One extends { kind: "offers" }
          ? string[]
          : string;
export type Values<Form extends Fields> = { -readonly [Name in keyof Form]: Value<Form[Name]> };

export type FieldProblem = { name: string; message: string };

/** For a missing field that has no words of its own. */
const required = "Required";

export type Looked = { value: unknown } | { problem: string };

const lookAtText = (field: TextField, sent: unknown): Looked => {
  const { missing, shortest, longest, email, phone } = field;
  if (typeof sent !== "string" && sent !== undefined && sent !== null)
    return { problem: missing ?? shortest?.message ?? "Please enter text" };
  const value = (sent ?? "").trim();
  if (value === "" && missing) return { problem: missing };
  if (shortest && value.length < shortest.length) return { problem: shortest.message };
  if (email && !isEmail(value)) return { problem: invalidEmail };
  if (phone && !isCallable(value)) return { problem: invalidPhone };
  if (value.length > longest)
    return { problem: `Please use at most ${numberText(longest)} characters` };
  return { value };
};

const lookAt = (field: Field, sent: unknown): Looked => {
  switch (field.kind) {
    case "text":
      return lookAtText(field, sent);
    case "choice":
      if (field.optional && (sent ?? "") === "") return { value: "" };
      return field.options.includes(sent as string) ? { value: sent } : { problem: field.message };
    case "choices": {
      const chosen = Array.isArray(sent) ? [...new Set(sent)] : [];
      const known = chosen.length > 0 && chosen.every((one) => field.options.includes(one));
      return known ? { value: chosen } : { problem: field.message };
    }
    case "consent":
      return sent === true ? { value: true } : { problem: field.message };
    default:
      return field.look(sent);
  }
};

/** Every value as it should be kept, or everything that is wrong, in the order of the page. */
export const checkFields = <const Form extends Fields>(
  fields: Form,
  sent: unknown,
): { values: Values<Form> } | { problems: [FieldProblem, ...FieldProblem[]] } => {
  if (typeof sent !== "object" || sent === null)
    return { problems: [{ name: "", message: required }] };
  const values: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const looked = lookAt(field, (sent as Record<string, unknown>)[name]);
    if ("problem" in looked) problems.push({ name, message: looked.problem });
    else values[name] = looked.value;
  }
  const [first, ...more] = problems;
  return first ? { problems: [first, ...more] } : { values: values as Values<Form> };
};

type Entries = { get(name: string): unknown; getAll(name: string): unknown[] };

/** Browsers send line breaks as two characters, and count them as one. */
const oneBreak = (text: unknown) =>
  typeof text === "string" ? text.replaceAll("\r\n", "\n") : undefined;

/** What a form holds, in the browser or as it was sent, ready to be checked. */
export const readEntries = (fields: Fields, entries: Entries): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      if (kind === "choices" || kind === "offers") return [name, entries.getAll(name)];
      if (kind === "consent") return [name, entries.get(name) === "on"];
      return [name, oneBreak(entries.get(name))];
    }),
  );

/** The part of the rules that a browser holds a field to by itself. */
export const nativeRules = (field: Field) => {
  if (field.kind === "number")
    return {
      type: "number" as const,
      inputMode: "numeric" as const,
      required: true,
      min: field.least,
      max: field.most,
    };
  if (field.kind === "choice") return { required: !field.optional };
  if (field.kind !== "text") return { required: field.kind === "consent" };
  const { missing, shortest, longest, email, lines, input } = field;
  const needed = Boolean(missing || shortest || email);
  const pattern = email ? emailPattern.source : needed && !lines ? ".*\\S.*" : undefined;
  return { ...input, required: needed, minLength: shortest?.length, maxLength: longest, pattern };
};
