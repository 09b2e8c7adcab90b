import { useQuery } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { reading } from "#desk/queries.ts";

/** Those without email who are called so: two people may have one name. */
export function Named({ name, choose }: { name: string; choose: (phone: string) => void }) {
  const query = useQuery(reading("privacy/named", { name }));
  return (
    <Loaded query={query}>
      {({ people }) =>
        people.length === 0 ? (
          <Empty>
            We found no one named {name} without an email address. If they have one, search for it
            instead.
          </Empty>
        ) : (
          <section className="sheet" aria-labelledby="named-heading">
            <h2 id="named-heading" className="mb-2 text-lg">
              Which one?
            </h2>
            <ul className="flex flex-wrap gap-3">
              {people.map((person) => (
                <li key={person.phone}>
                  <Button
                    look="secondary"
                    className="button-small"
                    onClick={() => choose(person.phone)}
                  >
                    {person.name}, {person.phone}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
