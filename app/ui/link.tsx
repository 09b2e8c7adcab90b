import type { ComponentProps } from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A plain link: the browser asks navigation.ts about those that lead to other pages of the site. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}
