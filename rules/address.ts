/** A phone number as a `tel:` address. */
export const telHref = (phone: string) => `tel:+1${phone.replace(/\D/g, "")}`;

type Address = { street: string; city: string; state: string; zip: string };

export const addressLine = (a: Address) => `${a.street}, ${a.city}, ${a.state} ${a.zip}`;
