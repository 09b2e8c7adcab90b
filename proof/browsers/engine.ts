/** What the walk needs of a browser, whichever way it is driven. */
export type Engine = {
  name: string;
  version: string;
  resize(width: number, height: number): Promise<void>;
  visit(address: string): Promise<void>;
  /** The value of an expression in the page. */
  value<Result>(expression: string): Promise<Result>;
  /** A real click, where the element is. */
  click(selector: string): Promise<void>;
  /** Real keys. */
  type(selector: string, text: string): Promise<void>;
  press(key: "Escape"): Promise<void>;
  /** What the console called an error since the last question. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
};

const longestWaitMs = 20_000;

const wait = async (holds: () => Promise<boolean>, what: string) => {
  for (const end = Date.now() + longestWaitMs; Date.now() < end; ) {
    if (await holds()) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(what);
};

/** Waits until an expression in the page is true, and says what it waited for when it never is. */
export const until = (engine: Engine, expression: string, what: string) =>
  // Between two pages there is nothing to ask.
  wait(() => engine.value<boolean>(`Boolean(${expression})`).catch(() => false), what);

/** Waits until the console has called something an error. */
export const untilHeard = (engine: Engine, words: string) =>
  wait(
    async () => (await engine.errors()).some((error) => error.includes(words)),
    `the console was not heard to say "${words}"`,
  );
