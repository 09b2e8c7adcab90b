import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { NavigationLink } from "#content/types.ts";
import { Glyph } from "./glyph.tsx";
import { Link, LinkNote } from "./link.tsx";

export type ButtonLook = "primary" | "secondary" | "gold" | "quiet" | "light";

/** The looks themselves are drawn in app.css. */
const looks: Record<ButtonLook, string> = {
  primary: "button button-pill button-primary",
  gold: "button button-pill button-gold",
  secondary: "button button-pill button-secondary",
  light: "button button-pill button-light",
  quiet: "button button-quiet",
};

export const buttonClass = (look: ButtonLook = "primary", extra = "") => `${looks[look]} ${extra}`;

export type ButtonLinkProps = {
  look?: ButtonLook;
  className?: string;
  to: string;
  children: ReactNode;
  /** The kind of link that it is; the desk has its own. */
  as?: ComponentType<{ to: string; className: string; noted: false; children: ReactNode }>;
};

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  look = "primary",
  className,
  to,
  children,
  as: Kind = Link,
}: ButtonLinkProps) {
  return (
    <Kind to={to} noted={false} className={buttonClass(look, className)}>
      {look === "quiet" ? (
        // Beside its arrow it is one piece: name and note break like a sentence.
        <span>
          {children}
          <LinkNote to={to} />
        </span>
      ) : (
        <>
          {children}
          <LinkNote to={to} />
        </>
      )}
      {look === "quiet" && <Glyph name="arrow-right" className="lean size-4 shrink-0" />}
    </Kind>
  );
}

/** Several in a row, each with the look of its place; the last look is that of all further ones. */
export function ButtonLinks({ links, looks }: { links: NavigationLink[]; looks: ButtonLook[] }) {
  return links.map(({ name, href }, place) => (
    <ButtonLink key={href} to={href} look={looks[place] ?? looks.at(-1)}>
      {name}
    </ButtonLink>
  ));
}

/** A button that does something here. */
export function Button({
  look = "primary",
  className,
  type = "button",
  ...rest
}: { look?: ButtonLook } & ComponentProps<"button">) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
