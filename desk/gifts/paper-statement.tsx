import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { nameFor } from "#desk/frame/private-text.ts";
import { Paper, PaperScreen } from "./paper.tsx";
import { type PrintableStatement, paperStatementOf } from "./queries.ts";

function GiftsOfTheYear({ words }: Pick<PrintableStatement, "words">) {
  const { columns, rows, total } = words;
  const last = columns.length - 1;
  const cell = (column: number) =>
    `whitespace-nowrap border-limestone-300 border-b py-2 even-figures ${column === last ? "text-right" : "pr-3"}`;
  return (
    <table className="w-full text-left">
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={cell(index)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([date, receipt, amount]) => (
          <tr key={receipt}>
            <td className={cell(0)}>{date}</td>
            <td className={cell(1)}>{receipt}</td>
            <td className={cell(2)}>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" colSpan={last} className={cell(0)}>
            {total[0]}
          </th>
          <td className={cell(last)}>{total[last]}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Two people can have one name: staff look, and enter or link an address where it is the same. */
function OthersOfThisName({ name, leftOut }: Pick<PrintableStatement, "name" | "leftOut">) {
  if (leftOut === 0 || !name) return null;
  return (
    <p className="mb-4 max-w-2xl rounded-xl bg-gold-100 px-5 py-4 text-brick-900 print:hidden">
      {leftOut === 1 ? "1 more gift" : `${leftOut} more gifts`} this year came from this name with a
      different address, and {leftOut === 1 ? "is" : "are"} not on this statement.{" "}
      <Link to={`/gifts?q=${nameFor(name)}`} className="underline underline-offset-4">
        See all gifts from this name
      </Link>
    </p>
  );
}

function Letter({ statement }: { statement: PrintableStatement }) {
  const { words, date, duplicate, replaces, letterhead, name, postalAddress } = statement;
  const sheet = { letterhead, name, postalAddress };
  return (
    <Paper label="The statement" {...sheet}>
      <p>{date}</p>
      <h2 className="text-xl">{words.title}</h2>
      {duplicate && <p className="font-semibold">{words.copy}</p>}
      {replaces && <p className="font-semibold">{words.replaces}</p>}
      <p>{words.greeting}</p>
      <p>{words.thanks}</p>
      <GiftsOfTheYear words={words} />
      {words.tax.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Paper>
  );
}

/** A year's statement for paper: not every donor has an email address. */
export default function PaperStatement() {
  const { id = "", year = "" } = useParams();
  const which = { id, year: Number(year) };
  const query = useQuery(paperStatementOf(id, which.year));
  return (
    <PaperScreen
      title="Year-end statement on paper"
      print="Print statement"
      giftId={id}
      query={query}
      which={({ digest }) => ({ ...which, digest })}
      notedBy="gifts/note-statement-printed"
    >
      {(statement) => (
        <>
          <OthersOfThisName name={statement.name} leftOut={statement.leftOut} />
          <Letter statement={statement} />
        </>
      )}
    </PaperScreen>
  );
}
