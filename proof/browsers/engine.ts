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
  errors(): string[];
  close(): Promise<void>;
};

const longestWaitMs = 20_000;

/** Waits until an expression in the page is true, and says what it waited for when it never is. */
export const until = async (engine: Engine, expression: string, what: string) => {
  for (const end = Date.now() + longestWaitMs; Date.now() < end; ) {
    // Between two pages there is nothing to ask.
    const holds = await engine.value<boolean>(`Boolean(${expression})`).catch(() => false);
    if (holds) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(what);
};
