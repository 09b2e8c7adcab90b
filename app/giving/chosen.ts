import { frequencies } from "#rules/donation.ts";
import type { GiftChoice } from "./gift-choice.ts";

const presets = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>("input[type=radio][name=amount]");
const custom = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("input[type=text][name=amount]");

/** What is chosen in the form, by its donor or by the browser that remembered it. */
export const readChosen = (form: HTMLFormElement): GiftChoice => {
  const frequency = new FormData(form).get("frequency");
  const preset = [...presets(form)].find(({ checked }) => checked);
  return {
    frequency: frequencies.find((one) => one === frequency) ?? "one_time",
    preset: preset ? Number(preset.value) : null,
    custom: custom(form)?.value ?? "",
  };
};

export const writeChosen = (form: HTMLFormElement, choice: GiftChoice) => {
  for (const radio of form.querySelectorAll<HTMLInputElement>("input[name=frequency]"))
    radio.checked = radio.value === choice.frequency;
  for (const radio of presets(form)) radio.checked = Number(radio.value) === choice.preset;
  const field = custom(form);
  if (field) field.value = choice.custom;
};

/**
 * Before the script came both could be chosen. Where somebody has just pressed a preset, that is
 * the later wish; otherwise what somebody wrote is the clearer one.
 */
export const oneOf = (form: HTMLFormElement, both: GiftChoice): GiftChoice =>
  [...presets(form)].some((radio) => radio === document.activeElement)
    ? { ...both, custom: "" }
    : { ...both, preset: null };
