/** A form as it is sent to a function. */
export type Submission = { path: string; type: string; body: string };

export const requestOf = ({ path, type, body }: Submission) =>
  new Request(`http://localhost/functions/v1/${path}`, {
    method: "POST",
    headers: { "content-type": type },
    body,
  });

/** Each visitor has an address of their own: together they are no flood. */
export const addressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
