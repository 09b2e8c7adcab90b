import { expectTypeOf, test } from "vitest";
import type { Answer, download, Input, post, read } from "./call.ts";

/** The compiler reads these calls; nobody makes them. */
type Calls = { download: typeof download; post: typeof post; read: typeof read };

test("a call knows what its endpoint is sent", () => {
  const calls = ({ download, post, read }: Calls) => [
    post("messages/note", { id: "1", key: "2", text: "Call her first." }),
    // @ts-expect-error A note has a text.
    post("messages/note", { id: "1", key: "2" }),
    // @ts-expect-error A message is named by a text.
    post("messages/note", { id: 1, key: "2", text: "Call her first." }),
    // @ts-expect-error There is no such endpoint.
    post("messages/notes", { id: "1", key: "2", text: "Call her first." }),
    // @ts-expect-error What changes something is not read.
    read("messages/note", { id: "1", key: "2", text: "Call her first." }),
    post("sign-out"),
    read("gifts/receipt", { id: "1", payment: 7 }),
    // @ts-expect-error A file is downloaded.
    read("readers/export", { q: "", page: 1 }),
    download("readers/export", { q: "", page: 1 }),
  ];
  expectTypeOf(calls).toBeFunction();
  expectTypeOf<Input<"gifts/record">["means"]>().toEqualTypeOf<"check" | "cash">();
});

test("a call knows what its endpoint answers, as JSON leaves it", () => {
  const misread = ({ gifts }: Answer<"gifts">) => {
    // @ts-expect-error JSON has no dates.
    gifts[0]?.at.getTime();
    // @ts-expect-error A gift has no such field.
    return gifts[0]?.amount;
  };
  expectTypeOf(misread).toBeFunction();
  expectTypeOf<Answer<"gifts">["gifts"][number]["at"]>().toEqualTypeOf<string>();
  expectTypeOf<Answer<"account">["passkeys"][number]["lastUsedAt"]>().toEqualTypeOf<
    string | null
  >();
  expectTypeOf<Answer<"gifts/record">>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<Answer<"pages/save-draft">>().toEqualTypeOf<{ revision: number }>();
});
