import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link inside the site shows its page without loading everything anew; all others are plain, and
 * so are those that open elsewhere or fetch a file. Made of the router's parts for such links: its
 * finished one carries a way of fetching pages ahead that this site does otherwise.
 */
export function Link({ to, ...rest }: LinkProps) {
  const stays = isInside(to) && rest.target === undefined && rest.download === undefined;
  return stays ? <InsideLink to={to} {...rest} /> : <a href={to} {...rest} />;
}

function InsideLink({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** Two slashes would begin the name of another host. */
const isInside = (address: string) => /^(\/(?!\/)|#)/.test(address);
