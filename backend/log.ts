/** One event, one JSON line. Fields carry references and counts, never personal data. */
export type Log = (event: string, fields?: Record<string, unknown>) => void;

/** In a busy millisecond the date is written out once, not for each of its lines. */
const timeWriter = () => {
  let at = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
};

export const jsonLog = (write: (line: string) => void): Log => {
  const time = timeWriter();
  return (event, fields) => {
    const rest = fields ? JSON.stringify(fields).slice(1, -1) : "";
    write(`{"time":"${time()}","event":${JSON.stringify(event)}${rest && `,${rest}`}}`);
  };
};

export const silentLog: Log = () => {};
