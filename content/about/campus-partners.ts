import { defineDocument } from "#content/document.ts";
import { group, icon, list, longText, picture, text } from "#content/fields.ts";
import { hero, heroPicture, navigationLink, pageInfo } from "#content/shapes.ts";

export const campusPartners = defineDocument({
  name: "about/campus-partners",
  title: "Campus Partners",
  group: "Pages",
  path: "/about/campus-partners",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      partnersHeading: text({ label: "Partners: heading", most: 60 }),
      partners: list(
        group(
          {
            name: text({ label: "Name", most: 60 }),
            category: text({ label: "Category", most: 60 }),
            description: longText({ label: "Text", most: 600 }),
            location: text({ label: "Place", most: 120 }),
            icon: icon({ label: "Icon" }),
            picture: picture({ label: "Picture" }),
          },
          { label: "Partner" },
        ),
        { label: "Partners", itemLabel: "name" },
      ),
      map: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          placeholder: text({ label: "Instead of the map", most: 60 }),
          note: longText({ label: "Note", most: 240 }),
        },
        { label: "Map of the campus" },
      ),
      closing: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          button: navigationLink("Button"),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "Campus Partners" },
  ),
  defaults: {
    page: {
      title: "Campus Partners",
      description:
        "A health center, an arts center and an academy share Circle’s campus in Austin. See what each one offers and which building to look for.",
    },
    hero: {
      eyebrow: "Who shares our ground",
      heading: "Campus Partners",
      lead: "Our {campus.acres} acres lie between Washington Boulevard and Lake Street. A clinic, an arts center and an academy are among those who share them with us.",
    },
    heroPicture: "campus",
    partnersHeading: "Three partners on our campus",
    partners: [
      {
        name: "Prairie Street Family Health Center",
        category: "Clinic",
        description:
          "Family doctors, midwives, dentists and a pharmacy under one roof, with evening hours and an interpreter on call. As a federally qualified health center it asks what you can pay and turns no one away. Together with Stillwater Counseling Center it served {home.healthcare} people through healthcare in fiscal year 2025.",
        location: "Amory Health Building, first and second floors",
        icon: "stethoscope",
        picture: "clinic",
      },
      {
        name: "Lake & Laramie Arts Center",
        category: "Arts Center",
        description:
          "Two studios, a dance floor, a recording booth and a stage with ninety seats in what used to be a printing works. Our arts programs meet here after school, and in summer its stage opens to the plaza for free concerts.",
        location: "The Printworks, on the Lake Street side",
        icon: "palette",
        picture: "arts",
      },
      {
        name: "Ascend West Academy",
        category: "Academy",
        description:
          "A public charter school of Ascend West Charter Schools, from kindergarten through eighth grade. {home.scholars} scholars are educated here each year, and our homework room is next door.",
        location: "The School Building, on Washington Boulevard",
        icon: "school",
        picture: "school",
      },
    ],
    map: {
      heading: "Find your way around",
      placeholder: "Interactive campus map coming soon",
      note: "Until then, ask at the front desk, and somebody will walk you over.",
    },
    closing: {
      heading: "Become a partner",
      lead: "In all, {reach.partners} organizations work with us. If yours would like to work on the West Side, let’s talk.",
      button: { name: "Talk About Partnership", href: "/contact" },
    },
  },
});
