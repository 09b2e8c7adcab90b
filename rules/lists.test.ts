import { expect, test } from "vitest";
import { searchText } from "./lists.ts";

test("of a search with very many words the first ones count", () => {
  const typed = "a b c d e f g h i j k l m n o p q r s t u v w x y z";
  expect(searchText.parse(typed)).toBe("a b c d e f g h i j k l");
  expect(searchText.parse(typed.replaceAll(" ", "-"))).toBe("a-b-c-d-e-f-g-h-i-j-k-l-");
  expect(searchText.parse(" jane.doe@visitor.example, 555-0199 ")).toBe(
    "jane.doe@visitor.example, 555-0199",
  );
});
