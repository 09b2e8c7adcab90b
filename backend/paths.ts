/** Where the functions stand, in every runtime: the path that the functions client expects. */
export const functionsPath = "/functions/v1";
