import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { people } from "#desk/queries.ts";
import { InviteForm } from "./invite-form.tsx";
import { PersonCard } from "./person-card.tsx";

export default function People() {
  const query = useQuery(people);
  const [inviting, setInviting] = useState(false);
  return (
    <Screen
      title="Team and sign-in"
      lead="Who can sign in to the desk, and what they can do there."
      actions={<Button onClick={() => setInviting(true)}>Invite someone</Button>}
    >
      <Loaded query={query}>
        {(answer) => (
          <ul className="grid gap-4">
            {answer.people.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </ul>
        )}
      </Loaded>
      {inviting && (
        <Modal title="Invite someone" close={() => setInviting(false)}>
          <InviteForm invited={() => setInviting(false)} />
        </Modal>
      )}
    </Screen>
  );
}
