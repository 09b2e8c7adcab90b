import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { LetterEditor } from "./editor.tsx";
import { oneLetter } from "./queries.ts";
import { LetterStatus } from "./status.tsx";

/** A letter that is being written, or what became of it. */
export default function LetterScreen() {
  const { id = "" } = useParams();
  const query = useQuery(oneLetter(id));
  const [turn, setTurn] = useState(0);
  const reload = async () => {
    await query.refetch();
    setTurn((now) => now + 1);
  };
  const letter = query.data?.letter;
  return (
    <Screen
      key={id}
      title={letter && letter.state !== "draft" ? letter.subject : "Newsletter"}
      lead={
        <Link to="/letters" className="underline underline-offset-4">
          Back to newsletters
        </Link>
      }
    >
      <Loaded query={query}>
        {(answer) =>
          answer.letter.state === "draft" ? (
            <LetterEditor key={`${id} ${turn}`} answer={answer} reload={reload} />
          ) : (
            <LetterStatus answer={answer} />
          )
        }
      </Loaded>
    </Screen>
  );
}
