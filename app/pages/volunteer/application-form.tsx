import { type ReactNode, useState } from "react";
import { SubmitRow } from "#app/forms/submit-row.tsx";
import { useCheckedForm } from "#app/forms/use-checked-form.ts";
import { Trap, useFormGuard } from "#app/forms/use-form-guard.tsx";
import { createIntent } from "#app/intent.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Checkbox, CheckboxGroup, SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { toasts } from "#content/toasts.ts";
import { form } from "#content/volunteer.ts";
import {
  ageRanges,
  availabilityOptions,
  interestOptions,
  type VolunteerApplication,
  volunteerApplication,
} from "#rules/volunteer.ts";
import { deliverApplication } from "./deliver.ts";

const { fields, sections } = form;

const empty = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  age: "",
  address: "",
  city: "",
  state: "",
  zipCode: "",
  availability: [] as string[],
  interests: [] as string[],
  experience: "",
  motivation: "",
  emergencyContact: "",
  backgroundCheck: false,
};

export function ApplicationForm() {
  const guard = useFormGuard();
  const [intent] = useState(createIntent);

  const send = async (application: VolunteerApplication) => {
    await deliverApplication(application, guard.read(), intent.keyFor(application));
    intent.settle();
  };

  const { submit, busy, attempt, outcome, field, errors } = useCheckedForm({
    schema: volunteerApplication,
    empty,
    send,
    success: toasts.volunteerSuccess,
    failure: toasts.volunteerError,
  });

  return (
    <form noValidate onSubmit={submit} aria-labelledby="application" className="needs-script">
      <ErrorSummary errors={errors} attempt={attempt} />
      <FormSection number={1} {...sections.personal}>
        <TextField {...fields.firstName} {...field("firstName")} autoComplete="given-name" />
        <TextField {...fields.lastName} {...field("lastName")} autoComplete="family-name" />
        <TextField {...fields.email} {...field("email")} type="email" autoComplete="email" />
        <TextField {...fields.phone} {...field("phone")} type="tel" autoComplete="tel" />
        <SelectField {...fields.age} {...field("age")} options={ageRanges} />
      </FormSection>
      <FormSection number={2} {...sections.address}>
        <TextField
          {...fields.address}
          {...field("address")}
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <TextField {...fields.city} {...field("city")} autoComplete="address-level2" />
        <div className="grid grid-cols-2 gap-x-5">
          <TextField {...fields.state} {...field("state")} autoComplete="address-level1" />
          <TextField
            {...fields.zipCode}
            {...field("zipCode")}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
      </FormSection>
      <FormSection number={3} {...sections.preferences}>
        <CheckboxGroup
          {...fields.availability}
          {...field("availability")}
          options={availabilityOptions}
          className="sm:col-span-2"
        />
        <CheckboxGroup
          {...fields.interests}
          {...field("interests")}
          options={interestOptions}
          className="sm:col-span-2"
        />
      </FormSection>
      <FormSection number={4} {...sections.additional}>
        <TextArea
          {...fields.experience}
          {...field("experience")}
          optional
          rows={4}
          className="sm:col-span-2"
        />
        <TextArea
          {...fields.motivation}
          {...field("motivation")}
          rows={4}
          className="sm:col-span-2"
        />
        <TextField
          {...fields.emergencyContact}
          {...field("emergencyContact")}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <Checkbox
          {...fields.backgroundCheck}
          {...field("backgroundCheck")}
          className="sm:col-span-2"
        />
      </FormSection>
      <Trap ref={guard.trap} />
      <SubmitRow busy={busy} words={form} outcome={outcome} />
    </form>
  );
}

/** One of the four stops of the form, on the line that leads to its button. */
function FormSection({
  number,
  heading,
  intro,
  children,
}: {
  number: number;
  heading: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="relative pb-12 pl-9 sm:pl-14">
      <span
        aria-hidden="true"
        className="absolute top-2 bottom-[-0.5rem] left-2.5 w-1 bg-garden-500 sm:left-4"
      />
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 grid size-6 place-items-center rounded-full border-4 border-garden-500 bg-white font-bold text-xs sm:size-10 sm:text-base"
      >
        <span className="max-sm:hidden">{number}</span>
      </span>
      <legend className="contents">
        <h3 className="text-2xl sm:pt-0.5">{heading}</h3>
      </legend>
      <p className="mt-1 mb-6 text-ink-soft">{intro}</p>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
