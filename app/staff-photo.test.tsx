import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { StaffMember } from "#content/people.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { pageProps } from "./page-props.ts";
import Staff from "./pages/about/staff.tsx";

test("a colleague in the office is shown with a photo, or with initials as long as there is none", () => {
  const shown = pageProps["/about/staff"](defaultSnapshot, "/about/staff");
  if (!shown) throw new Error("The staff page has its props.");
  const [first, ...rest] = shown.staff as [StaffMember, ...StaffMember[]];
  const photosOn = (staff: StaffMember[]) =>
    renderToStaticMarkup(<Staff {...shown} staff={staff} />).match(/alt="Portrait of [^"]+"/g);
  expect(photosOn([first, ...rest])).toBeNull();
  const photo = {
    upload: "0123456789abcdef0123456789abcdef",
    width: 800,
    height: 1000,
    widths: [208, 320, 480, 800],
    alt: "A woman at a desk",
    focus: { x: 0.5, y: 0.2 },
  };
  expect(photosOn([{ ...first, photo }, ...rest])).toEqual([`alt="Portrait of ${first.name}"`]);
});
