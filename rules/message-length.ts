// Pages print this number, so it comes without the schema library.
export const contactMessageMinimum = 10;
