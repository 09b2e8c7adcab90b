import { archive, email, group, list, longText, phone, portrait, text } from "./fields.ts";

const photo = () => portrait({ label: "Photo", help: "Without one, initials are shown." });

/** A leader or a director. Leaders tell more about how long they have been here. */
const person = (label: string, tenure: number) =>
  group(
    {
      name: text({ label: "Name", most: 60 }),
      title: text({ label: "Title", most: 60 }),
      profession: text({ label: "Profession", most: 60 }),
      tenure: text({ label: "Since when", most: tenure }),
      expertise: list(text({ label: "Line", most: 60 }), { label: "Expertise" }),
      bio: list(longText({ label: "Paragraph", most: 600 }), { label: "Biography" }),
      photo: photo(),
      quote: longText({ label: "Quotation", most: 240 }),
      archive: archive(),
    },
    { label },
  );

export const peopleFields = group(
  {
    leaders: list(person("Leader", 120), {
      label: "Leaders",
      itemLabel: "name",
      seenOn: "/about/leadership",
    }),
    directors: list(person("Director", 60), {
      label: "Board",
      itemLabel: "name",
      seenOn: "/about/board",
    }),
    staff: list(
      group(
        {
          name: text({ label: "Name", most: 60 }),
          title: text({ label: "Title", most: 60 }),
          department: text({ label: "Department", most: 60 }),
          bio: longText({ label: "What they do", most: 600 }),
          email: email({ label: "Email", most: 60 }),
          phone: phone({ label: "Phone" }),
          photo: photo(),
          archive: archive(),
        },
        { label: "Staff member" },
      ),
      { label: "Staff", itemLabel: "name", seenOn: "/about/staff" },
    ),
  },
  { label: "Leaders, board and staff" },
);
