import { type FormEvent, useRef, useState } from "react";
import { useSayAny } from "#app/effects/language.ts";
import { useHydrated } from "#app/effects/use-hydrated.ts";
import { notify } from "#app/ui/notify.ts";
import type { Notice } from "#content/types.ts";
import {
  checkFields,
  type Field,
  type FieldProblem,
  type Fields,
  nativeRules,
  readEntries,
  type Values,
} from "#rules/fields.ts";
import { type FormGuard, readTrap } from "#rules/form-guard.ts";
import { useFocusBack } from "./use-focus-back.ts";

/**
 * Makes an HTML form kinder once script is there: our own words for what is wrong, and an answer
 * without leaving the page. The fields stay the browser's, so what was typed before stays, and so
 * it does through refused and failed submits; only a success empties them, and only of what was
 * sent: somebody may have written on meanwhile. A second submit does nothing while one is under
 * way.
 */
export function useCheckedForm<const Form extends Fields>({
  fields,
  send,
  success,
  failure,
  raises = true,
}: {
  fields: Form;
  send: (values: Values<Form>, guard: FormGuard) => Promise<void>;
  success: Notice;
  failure: Notice;
  /** Whether a notice says that it was sent, too. Without one, the row of the button announces it. */
  raises?: boolean;
}) {
  const hydrated = useHydrated();
  const say = useSayAny();
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const noteFocus = useFocusBack(busy);

  const look = (form: HTMLFormElement) => {
    const looked = checkFields(fields, readEntries(fields, new FormData(form)));
    if (!("problems" in looked)) return looked;
    return {
      problems: looked.problems.map(({ name, message }) => ({ name, message: say(message) })),
    };
  };

  const deliver = async (form: HTMLFormElement, values: Values<Form>) => {
    const sent = contents(form);
    try {
      await send(values, readTrap(new FormData(form)));
      if (raises) notify("success", success);
      setOutcome({ failed: false, text: `${say(success.title)} ${say(success.description)}` });
      if (contents(form) === sent) form.reset();
    } catch (error) {
      notify("error", failure);
      const { reason } = error as { reason?: string };
      setOutcome({ failed: true, text: reason ?? say(failure.description) });
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    setOutcome(null);
    const looked = look(form);
    if ("problems" in looked) {
      setProblems(looked.problems);
      return setAttempt((last) => last + 1);
    }
    setProblems([]);
    running.current = true;
    noteFocus();
    setBusy(true);
    await deliver(form, looked.values);
    running.current = false;
    setBusy(false);
  };

  /** A field is judged while it is mended, not before the first submit. */
  const lookAgain = (event: FormEvent<HTMLFormElement>) => {
    if (attempt === 0) return;
    const edited = (event.target as HTMLInputElement).name;
    const looked = look(event.currentTarget);
    const now = "problems" in looked ? looked.problems : [];
    setProblems((before) =>
      now.filter(({ name }) => name === edited || before.some((one) => one.name === name)),
    );
  };

  return {
    /** What the form element needs. The browser's own check speaks only until ours can. */
    form: { noValidate: hydrated, onSubmit: submit, onInput: lookAgain },
    busy,
    attempt,
    outcome,
    problems,
    /** What an input needs: its name, its label, its rules and its error. */
    field: <Name extends keyof Form & string>(name: Name) => {
      const rule: Form[Name] = fields[name];
      const native = nativeRules(rule);
      return {
        name,
        label: say(rule.label),
        error: problems.find((problem) => problem.name === name)?.message,
        optional: (!isGroup(rule.kind) && !native.required) || undefined,
        ...native,
      };
    },
  };
}

/** A group of boxes says by itself how many it takes. */
const isGroup = (kind: Field["kind"]) => kind === "choices" || kind === "offers";

const contents = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);
