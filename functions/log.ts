/** One event, one JSON line. Fields carry references and counts, never personal data. */
export type Log = (event: string, fields?: Record<string, unknown>) => void;

export const jsonLog =
  (write: (line: string) => void): Log =>
  (event, fields = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), event, ...fields }));

export const silentLog: Log = () => {};
