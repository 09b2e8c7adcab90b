import { type Content, defineDocument } from "./document.ts";
import { date, group, list, longText, picture, shortName, text } from "./fields.ts";

export const buildingProjects = defineDocument({
  name: "building-projects",
  title: "Signature projects",
  group: "Lists",
  seenOn: "/projects",
  version: 1,
  schema: group(
    {
      overdueNote: text({ label: "Once a project’s day has passed, we say", most: 120 }),
      items: list(
        group(
          {
            key: shortName({
              label: "Short name for facts",
              help: "One word that no other project has, such as project130.",
            }),
            title: text({ label: "Title", most: 60 }),
            subtitle: text({ label: "Text below the title", most: 60 }),
            description: longText({ label: "Text", most: 600 }),
            highlights: list(text({ label: "Line", most: 120 }), { label: "What it holds" }),
            status: text({ label: "Status", most: 60 }),
            timeline: text({ label: "When it will be ready", most: 60 }),
            due: date({ label: "Due on", optional: true }),
            picture: picture({ label: "Picture" }),
          },
          { label: "Project" },
        ),
        {
          label: "Projects",
          itemLabel: "title",
          unique: { field: "key", sentence: "Another one has this short name already." },
        },
      ),
    },
    { label: "Signature projects" },
  ),
  defaults: {
    overdueNote: "This date has gone by. The work is not finished; ask us for the new date.",
    items: [
      {
        key: "project130",
        title: "Project 130",
        subtitle: "{housing.project130Units}-unit transformation housing",
        description:
          "Apartments on a corner lot that stood empty for eleven years, for people who have finished a recovery program and are ready for their own lease. A case manager works in the building.",
        highlights: [
          "{housing.project130Units} apartments of one and two bedrooms",
          "A brick front that matches its neighbors",
          "Laundry, a shared kitchen and an office for case management",
          "Built with local crews and apprentices",
        ],
        status: "Phase 3: Construction",
        timeline: "Complete: Spring 2026",
        due: "2026-06-21",
        picture: "project-130",
      },
      {
        key: "project843",
        title: "Project 843",
        subtitle: "Single-family home",
        description:
          "A vacant house, rebuilt from the studs, for a family that has rented in Austin and is ready to buy.",
        highlights: [
          "{housing.project843Bedrooms} bedrooms, {housing.project843Baths} baths",
          "A front porch and a yard",
          "Insulated for Chicago winters",
          "For a first-time buyer who finishes our homeowner class",
        ],
        status: "Phase 4 Construction",
        timeline: "Complete: Fall 2025",
        due: "2025-12-21",
        picture: "project-843",
      },
      {
        key: "seed2Success",
        title: "Seed 2 Success",
        subtitle: "Freight farming",
        description:
          "Two shipping containers on a former parking lot grow greens all year. Teenagers run them with our farm manager. The greens go to the {hours.pantry.day} pantry, and some are sold to restaurants.",
        highlights: [
          "Lettuce, kale and herbs all year",
          "First paid work for teenagers from the neighborhood",
          "A share of every harvest goes to the {hours.pantry.day} pantry",
          "Training in growing, packing and selling",
        ],
        status: "Expanding Impact",
        timeline: "Growing annually",
        picture: "garden",
        due: "",
      },
    ],
  },
});

export type BuildingProjects = Content<typeof buildingProjects>;
