import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { Link, useParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { Paper } from "./paper.tsx";
import { oneLetter } from "./queries.ts";

/** A letter of thanks for paper. */
export default function Letter() {
  const { id = "" } = useParams();
  return (
    <Screen
      title="Thank-you letter"
      lead={
        <Link to="/gifts/letters" className="underline underline-offset-4">
          Back to letters
        </Link>
      }
      actions={
        <Button className="button-small" onClick={() => print()}>
          <Printer aria-hidden className="size-4" />
          Print letter
        </Button>
      }
    >
      <Loaded query={useQuery(oneLetter(id))}>
        {({ words, date, ...sheet }) => (
          <Paper label="The letter" {...sheet}>
            <p>{date}</p>
            <h2 className="text-xl">{words.title}</h2>
            <p>{words.greeting}</p>
            {words.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Paper>
        )}
      </Loaded>
    </Screen>
  );
}
