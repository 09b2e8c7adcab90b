import type { ReactNode } from "react";
import type { ButtonLook } from "#app/ui/button.tsx";
import { Dialog, DialogButton } from "#app/ui/dialog.tsx";
import type { Person } from "#content/people.ts";
import { Portrait } from "./portrait.tsx";

/** The last word of a name may be shared; the whole of it is not. */
const bioId = ({ name }: Person) => `bio-${slug(name)}`;

const slug = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

export function BioButton({
  person,
  look = "secondary",
  className,
}: {
  person: Person;
  look?: ButtonLook;
  className?: string;
}) {
  return (
    <DialogButton opens={bioId(person)} look={look} className={className}>
      SEE BIO<span className="sr-only"> of {person.name}</span>
    </DialogButton>
  );
}

/** A person's whole story; `children` stand between the title and the story. */
export function BioDialog({ person, children }: { person: Person; children?: ReactNode }) {
  const title = `${bioId(person)}-name`;
  return (
    <Dialog id={bioId(person)} labelledBy={title}>
      <div className="grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="bg-lake-900 text-white md:min-h-full">
          <div className="grid grid-cols-[2fr_3fr] md:sticky md:top-0 md:block">
            <Portrait
              person={person}
              sizes="(min-width: 48rem) 26rem, 40vw"
              className="w-full max-md:aspect-auto! max-md:h-full! md:max-h-[56vh]"
            />
            <blockquote className="self-center p-5 pr-12 font-display text-lg leading-snug md:p-8 md:text-xl">
              <span aria-hidden="true" className="mb-3 block h-1 w-10 rounded-full bg-gold-300" />
              <p>“{person.quote}”</p>
            </blockquote>
          </div>
        </div>
        <div className="p-6 md:p-10 md:pt-12">
          <h2 id={title} className="pr-8 text-3xl">
            {person.name}
          </h2>
          <p className="mt-1 font-semibold text-brick-600 text-lg">{person.title}</p>
          {children}
          <div className="mt-6 space-y-4">
            {person.bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
