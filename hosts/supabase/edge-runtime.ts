/** What the hosted runtime, Deno, gives to a function. */
type Runtime = {
  Deno: {
    env: { toObject(): Record<string, string> };
    serve(handler: (request: Request) => Promise<Response>): unknown;
  };
  /** Absent in Deno itself, where the process lives on anyway. */
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
};

const runtime = globalThis as unknown as Runtime;

export const environment = () => runtime.Deno.env.toObject();

export const serve: Runtime["Deno"]["serve"] = (handler) => runtime.Deno.serve(handler);

/** Lets work go on after the answer, which the hosted runtime would otherwise cut off. */
export const keepRunning = (work: Promise<unknown>) => runtime.EdgeRuntime?.waitUntil(work);
