import type { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

/** What is left of a value that went through JSON: moments are text. */
export type Jsonified<Value> = Value extends { toJSON(): infer Text }
  ? Text
  : Value extends object
    ? { [Key in keyof Value]: Jsonified<Value[Key]> }
    : Value;

type AnswerOf<E extends Endpoint> = Awaited<ReturnType<E["answer"]>>["body"];

/** For the browser: what each endpoint is sent, and what it answers. A Response is a file. */
export type ApiOf<E extends Endpoint> = {
  [M in E["method"]]: {
    [One in Extract<E, { method: M }> as One["path"]]: {
      input: z.input<One["input"]>;
      answer: AnswerOf<One> extends Response ? Response : Jsonified<AnswerOf<One>>;
    };
  };
};
