import { expect, test } from "vitest";
import { noticeNow } from "./notice.ts";

const closed = {
  text: "Closed today because of snow",
  from: "2026-01-05T06:00",
  until: "2026-01-05T18:00",
  link: "",
  linkText: "",
};
const at = (moment: string) => noticeNow(closed, Date.parse(moment));

test("a notice is handed to pages before and while it holds, and not after", () => {
  expect(at("2026-01-05T05:59:59-06:00")).toMatchObject({ shown: false });
  expect(at("2026-01-05T06:00:00-06:00")).toMatchObject({ shown: true, text: closed.text });
  expect(at("2026-01-05T17:59:59-06:00")).toMatchObject({ shown: true });
  expect(at("2026-01-05T18:00:00-06:00")).toBeNull();
});

test("without an end it holds, and without words there is none", () => {
  expect(noticeNow({ ...closed, until: "" }, Date.parse("2030-01-01"))).toMatchObject({
    shown: true,
    until: Infinity,
  });
  expect(noticeNow({ ...closed, text: " " }, Date.parse("2026-01-05T12:00:00-06:00"))).toBeNull();
});
