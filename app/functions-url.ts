/** Where a function answers: the address of a form, which works before and without any script. */
export const functionUrl = (name: string) =>
  `${import.meta.env.VITE_FUNCTIONS_URL || "/functions/v1"}/${name}`;
