import { attributes, type Markup, markup } from "#backend/markup.ts";
import type { FieldWords } from "#backend/site.ts";
import {
  type Field,
  type FieldProblem,
  type Fields,
  nativeRules,
  type Offer,
} from "#rules/fields.ts";
import type { Say } from "./spanish-answers.ts";

export type Problem = { message: string; field?: string | undefined };

type FieldText = {
  name: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
};

type Attributes = Parameters<typeof attributes>[0];

/** It takes the focus when the page opens, so that a screen reader begins there. */
export const problemSummary = (
  problems: Problem[],
  heading = "Please check what you entered",
): Markup | undefined =>
  problems.length === 0
    ? undefined
    : markup`<div class="problems" role="alert" aria-labelledby="problems" tabindex="-1" autofocus>
<h2 id="problems">${heading}</h2>
<ul>${problems.map(
        ({ message, field }) =>
          markup`<li>${field ? markup`<a href="#${field}">${message}</a>` : message}</li>`,
      )}</ul>
</div>`;

const notes = ({ name, hint, problem }: FieldText) => ({
  html: [
    hint && markup`<p class="hint" id="${name}-hint">${hint}</p>`,
    problem && markup`<p class="problem" id="${name}-problem">${problem}</p>`,
  ],
  attributes: {
    "aria-describedby":
      [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(" ") || undefined,
    "aria-invalid": problem ? "true" : undefined,
  },
});

const field = (text: FieldText, control: (tied: Attributes) => Markup) => {
  const { html, attributes: described } = notes(text);
  return markup`<div class="field"><label for="${text.name}">${text.label}</label>
${html}
${control({ id: text.name, name: text.name, ...described })}</div>
`;
};

/**
 * Browsers hold people to the length of a field. What a program sends beyond it would cost far more
 * to show again than to refuse.
 */
const shownAgain = (value: string, { maxlength, maxLength = maxlength }: Attributes) =>
  value.slice(0, 2 * Number(maxLength ?? 500));

/** One line of text. `more` are its native constraints and hints: type, autocomplete, required. */
export const textField = (text: FieldText & { value: string }, more: Attributes = {}) =>
  field(
    text,
    (tied) =>
      markup`<input${attributes({ type: "text", ...tied, ...more, value: shownAgain(text.value, more) })}>`,
  );

/** Browsers drop a line break right after the tag, so one of ours goes first. */
export const textArea = (text: FieldText & { value: string }, more: Attributes = {}) =>
  field(
    text,
    (tied) => markup`<textarea${attributes({ ...tied, ...more })}>
${shownAgain(text.value, more)}</textarea>`,
  );

type Choices = FieldText & { options: readonly string[]; say?: Say };

const asIs: Say = (text) => text;

export const selectField = (
  text: Choices & { value: string; placeholder: string },
  more: Attributes = {},
) =>
  field(
    text,
    (tied) => markup`<select${attributes({ ...tied, ...more })}>
<option value="">${text.placeholder}</option>
${text.options.map((option) => {
  const said = (text.say ?? asIs)(option);
  const value = said === option ? undefined : option;
  return markup`<option${attributes({ value, selected: option === text.value })}>${said}</option>`;
})}
</select>`,
  );

/** Boxes to tick, under one question. Its first box is what a link to the problem leads to. */
export const checkboxes = (text: Choices & { values: readonly string[] }) => {
  const { html, attributes: described } = notes(text);
  return markup`<fieldset class="field"${attributes({ "aria-describedby": described["aria-describedby"] })}>
<legend>${text.label}</legend>
${html}
${text.options.map(
  (option, index) =>
    markup`<label class="choice"><input${attributes({
      type: "checkbox",
      id: index === 0 ? text.name : undefined,
      name: text.name,
      value: option,
      checked: text.values.includes(option),
      "aria-invalid": described["aria-invalid"],
    })}><span>${(text.say ?? asIs)(option)}</span></label>`,
)}
</fieldset>
`;
};

/** One of a few, all in sight. */
export const radios = (text: {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
}) =>
  markup`<fieldset class="field">
<legend>${text.label}</legend>
${text.options.map(
  ([value, label], index) =>
    markup`<label class="choice"><input${attributes({
      type: "radio",
      id: index === 0 ? text.name : undefined,
      name: text.name,
      value,
      checked: value === text.value,
      required: true,
    })}><span>${label}</span></label>`,
)}
</fieldset>
`;

export const checkbox = (text: FieldText & { checked: boolean }, more: Attributes = {}) => {
  const { html, attributes: described } = notes(text);
  const tied = { type: "checkbox", id: text.name, name: text.name, checked: text.checked };
  return markup`<div class="field"><label class="choice"><input${attributes({ ...tied, ...described, ...more })}><span>${text.label}</span></label>
${html}</div>
`;
};

export const hiddenField = (name: string, value: string) =>
  markup`<input type="hidden" name="${name}" value="${value}">`;

/** Of what staff offer. */
const longestName = 200;

/** With what somebody chose while it was still offered: a form that comes back loses nothing. */
const offeredWith = (offers: readonly Offer[], chosen: readonly string[]) => {
  const titles = new Map(offers.map(({ name, title }) => [name, title]));
  return {
    options: [
      ...new Set([
        ...titles.keys(),
        ...chosen.filter((name) => name && name.length <= longestName),
      ]),
    ],
    say: (name: string) => titles.get(name) ?? name,
  };
};

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const control = (
  name: string,
  field: Field,
  value: unknown,
  say: Say,
  problem?: string,
  words?: FieldWords,
): Markup => {
  const hint = words?.hints[name];
  const text = { name, label: say(field.label), hint, problem: problem && say(problem), say };
  const native = nativeRules(field);
  const label = native.required ? text.label : `${text.label} ${say("(optional)")}`;
  switch (field.kind) {
    case "text": {
      const control = field.lines ? textArea : textField;
      return control({ ...text, label, value: textOf(value) }, native);
    }
    case "choice": {
      const { options } = field;
      const placeholder = (!native.required && words?.choose) || say("Please choose");
      return selectField({ ...text, label, options, placeholder, value: textOf(value) }, native);
    }
    case "choices": {
      const values = Array.isArray(value) ? value : [];
      return checkboxes({ ...text, options: field.options, values });
    }
    case "consent":
      return checkbox({ ...text, checked: value === true }, { required: true });
    case "number":
      return textField({ ...text, value: textOf(value) }, nativeRules(field));
    case "offer": {
      const offered = offeredWith(field.offers, [textOf(value)]);
      const label = `${text.label} ${say("(optional)")}`;
      const placeholder = say("Please choose");
      return selectField({ ...text, ...offered, label, placeholder, value: textOf(value) });
    }
    case "offers": {
      const values = Array.isArray(value) ? value : [];
      return checkboxes({ ...text, ...offeredWith(field.offers, values), values });
    }
  }
};

export const fieldControls = (
  fields: Fields,
  entered: Record<string, unknown>,
  problems: FieldProblem[],
  say: Say = asIs,
  words?: FieldWords,
): Markup[] =>
  Object.entries(fields).map(([name, field]) => {
    const problem = problems.find((one) => one.name === name)?.message;
    return control(name, field, entered[name], say, problem, words);
  });
