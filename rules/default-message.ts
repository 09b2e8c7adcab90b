import { config } from "zod";

/** For a missing field that has no words of its own: without this it would be told of data types. */
config({ customError: ({ input }) => (input === undefined || input === null ? "Required" : null) });

// Before the first schema is made: compiling one needs `eval`, which our policy refuses a page.
config({ jitless: "document" in globalThis });
