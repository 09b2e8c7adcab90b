import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useLocation, useParams } from "react-router";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded, NotHere } from "#desk/frame/states.tsx";
import { guideNames, readGuide } from "./guides.ts";
import { type Block, blocksOf, piecesOf } from "./markdown.ts";

const elements = { text: "span", strong: "strong", code: "code" } as const;

function Words({ text }: { text: string }) {
  return piecesOf(text).map(({ kind, text }, position) => {
    const Element = elements[kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
    return <Element key={position}>{text}</Element>;
  });
}

function Part({ block }: { block: Block }) {
  if (block.kind === "heading")
    return (
      <h2 id={block.id} className="mt-4 text-lg">
        {block.text}
      </h2>
    );
  if (block.kind === "paragraph")
    return (
      <p>
        <Words text={block.text} />
      </p>
    );
  const List = block.ordered ? "ol" : "ul";
  return (
    <List className={`grid gap-2 pl-5 ${block.ordered ? "list-decimal" : "list-disc"}`}>
      {block.items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </List>
  );
}

function Guide({ blocks }: { blocks: Block[] }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <article className="sheet grid max-w-3xl grid-cols-1 gap-4 wrap-anywhere">
      {blocks.map((block) => (
        <Part key={block.kind === "list" ? block.items.join() : block.text} block={block} />
      ))}
    </article>
  );
}

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const OtherGuides = ({ current }: { current: string }) => (
  <nav aria-label="Guides" className="mt-6 flex flex-wrap gap-x-5">
    {guideNames
      .filter((name) => name !== current)
      .map((name) => (
        <Link
          key={name}
          to={`/help/${name}`}
          className="inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4"
        >
          {capitalized(name)}
        </Link>
      ))}
  </nav>
);

/** A page of the guide, for whoever asks for help on a screen. */
export default function Help() {
  const { guide = "" } = useParams();
  const query = useQuery({
    queryKey: ["guide", guide],
    queryFn: async () => blocksOf((await readGuide(guide)) ?? ""),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={query}>
      {([title, ...blocks]) =>
        title?.kind === "heading" ? (
          <Screen key={guide} title={`Help: ${title.text}`}>
            <Guide blocks={blocks} />
            <OtherGuides current={guide} />
          </Screen>
        ) : (
          <NotHere />
        )
      }
    </Loaded>
  );
}
