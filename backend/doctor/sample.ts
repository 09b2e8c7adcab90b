/** Domains that never lead anywhere: they are kept free for examples. */
export const isSampleDomain = (domain: string) =>
  /(^|\.)(example|test|invalid|example\.(com|org|net))$/i.test(domain);

export const isSampleMailbox = (address: string) =>
  isSampleDomain(address.slice(address.lastIndexOf("@") + 1));

/** Numbers from 555-0100 to 555-0199 are kept free for fiction. */
export const samplePhone = /555-01\d\d/;

/** The shipped address cannot be told by its form. */
const sampleStreet = "5127 West Washington Boulevard";

type Organisation = {
  phone: string;
  email: string;
  careersEmail: string;
  address: { street: string };
  taxId: string;
};

export const sampleFacts = (facts: Organisation): string[] => {
  const standing: [name: string, sample: boolean][] = [
    ["phone", samplePhone.test(facts.phone)],
    ["email", isSampleMailbox(facts.email)],
    ["careersEmail", isSampleMailbox(facts.careersEmail)],
    ["address", facts.address.street === sampleStreet],
    // No real one starts so.
    ["taxId", facts.taxId.startsWith("00-")],
  ];
  return standing.filter(([, sample]) => sample).map(([name]) => name);
};
