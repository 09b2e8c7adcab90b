/** Lines wait this long, so that a busy second costs a few writes instead of thousands. */
const waitMilliseconds = 100;
const mostCharacters = 32_768;

/** Collects lines and writes them together; `flush` writes what is waiting. */
export const lineWriter = (write: (text: string) => void) => {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === "") return;
    const text = waiting;
    waiting = "";
    write(text);
  };
  return {
    line(text: string) {
      waiting += `${text}\n`;
      if (waiting.length > mostCharacters) flush();
      else timer ??= setTimeout(flush, waitMilliseconds);
    },
    flush,
  };
};
