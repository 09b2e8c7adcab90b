/** "125 places": the number large, its words small below it. */
export function LeadFigure({ text, className = "" }: { text: string; className?: string }) {
  const [number, ...words] = text.split(" ");
  return (
    <span className={`block ${className}`}>
      <span className="block font-display font-[560] text-3xl tracking-tight">{number}</span>{" "}
      <span className="block text-sm">{words.join(" ")}</span>
    </span>
  );
}
