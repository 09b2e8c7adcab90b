import type { ComponentProps } from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A plain link: what leads to another page of the site is followed by the frame (follow-links). */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}
