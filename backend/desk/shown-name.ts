/** How the log and the desk name somebody. */
export const shownName = ({ name, email }: { name: string; email: string }) =>
  name ? `${name} (${email})` : email;
