import { config } from "zod";

/** For a missing field that has no words of its own: without this it would be told of data types. */
config({ customError: ({ input }) => (input === undefined || input === null ? "Required" : null) });
