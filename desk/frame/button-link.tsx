import { Link } from "react-router";
import { type ButtonLinkProps, ButtonLink as LinkLikeButton } from "#app/ui/button.tsx";

/** A link to another screen of the desk that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <LinkLikeButton as={Link} {...props} />;
}
