import { type Content, defineDocument } from "./document.ts";
import { peopleFields } from "./people-fields.ts";
import { shippedStaff } from "./people-staff.ts";

/** In version 1 only leaders and directors had one. */
const withPhotos = (staff: unknown) =>
  Array.isArray(staff) ? staff.map((member) => ({ photo: "", ...member })) : staff;

export const people = defineDocument({
  name: "people",
  title: "Leaders, board and staff",
  group: "Lists",
  seenOn: "/about/leadership",
  version: 2,
  schema: peopleFields,
  migrate: [(content) => ({ ...content, staff: withPhotos(content.staff) })],
  defaults: {
    leaders: [
      {
        name: "Denise Calloway",
        title: "President & Chief Executive Officer",
        profession: "Social worker and community developer",
        tenure: "At Circle since 1996, President since 2009",
        expertise: [
          "Community development",
          "Partnership building",
          "Social work",
          "Public policy",
          "Nonprofit strategy",
        ],
        bio: [
          "Denise Calloway grew up on Adams Street, six blocks from the storefront where Ruth and Daniel Amory started Circle. Her mother worked nights, so Denise did her homework at the long table in the back. “I thought every neighborhood had a Ruth,” she says. “I was in college before I learned that most of them don’t.”",
          "She studied social work and came back in 1996 as a case manager. Over thirteen years she ran intake, family services and then all the programs that start at the front desk. The board asked her to lead in 2009, when foreclosures had emptied house after house in Austin. In her first three years Circle bought nine boarded-up buildings.",
          "Since then she has invited a clinic, a school and counselors to work from Circle’s land. Today {reach.partners} organizations work with Circle on and around a {campus.acres}-acre campus. Denise lives in Austin and works in the pantry on the first Thursday of the month.",
        ],
        photo: "denise-calloway",
        quote:
          "Nobody on this block needed rescuing. They needed somebody who stayed and remembered their name.",
      },
      {
        name: "Elena Villaseñor",
        title: "Chief Operating Officer",
        profession: "Operations and logistics leader",
        tenure: "At Circle since 2014, Chief Operating Officer since 2020",
        expertise: [
          "Operations",
          "Food logistics",
          "Team building",
          "Emergency response",
          "Bilingual services",
        ],
        bio: [
          "Elena Villaseñor runs the operations of the campus: buildings, vans, kitchens, the food supply and the people who keep them going.",
          "She grew up over her parents’ grocery on 26th Street and worked in food warehousing for ten years, the last three as the manager of a night shift of sixty people. She came to Circle in 2014 to reorganize the pantry. By asking the people in line what was wrong, she cut the wait from two hours to twenty minutes.",
          "In the spring of 2020 she and her team turned the gym into a food hub in four days. Much of that system is still in use, and about {home.foodMonthly} people receive emergency food from Circle in a month. She speaks Spanish with about a third of the families who come in.",
        ],
        photo: "elena-villasenor",
        quote:
          "If you make people wait two hours for groceries, it doesn’t matter how kindly you hand them the bag.",
      },
      {
        name: "Theodore Okafor",
        title: "Chief Financial Officer",
        profession: "Certified public accountant",
        tenure: "Since 2018",
        expertise: [
          "Nonprofit accounting",
          "Audit and controls",
          "Affordable housing finance",
          "Grant compliance",
          "Plain-language reporting",
        ],
        bio: [
          "Theodore Okafor keeps the books, prepares the budget and explains both in plain language. He is a certified public accountant and spent twenty years auditing hospitals, schools and charities before he joined Circle in 2018.",
          "In his first year he laid the audit out for everyone to read and invited the neighborhood to an evening of questions about it. Eleven people came. The evening has been held every fall since.",
          "He arranged the financing of Project 130 from six different sources. On Thursday evenings he teaches a class on reading a lease and a pay stub.",
        ],
        photo: "theodore-okafor",
        quote:
          "If I cannot explain a number to the person who cleans this building, then I do not understand the number.",
      },
      {
        name: "Camille Baptiste",
        title: "Director of Education & Youth",
        profession: "Educator",
        tenure: "Since 2019",
        expertise: [
          "Youth development",
          "Science teaching",
          "Curriculum design",
          "Mentoring",
          "Family engagement",
        ],
        bio: [
          "Camille Baptiste directs the after-school program, summer camp and junior leadership. She taught seventh-grade science for nine years and came to Circle in 2019 to run the part of the day that begins when school ends.",
          "There are {education.afterSchool.capacity} places in the after-school program, and she is there when the children arrive at 3:10. Under her lead they have tested the soil in eleven vacant lots, mapped the broken streetlights on Laramie Avenue and built a weather station on the gym roof.",
          "Each year {education.juniorLeadership.capacity} teenagers join the junior leadership team, which sits in on the interviews when camp staff are hired. Camille also keeps the bees at the farm.",
        ],
        photo: "camille-baptiste",
        quote:
          "Children can tell very quickly whether you expect something of them. I try to say it first.",
      },
      {
        name: "Walter Jimerson",
        title: "Director of Housing & Real Estate",
        profession: "Carpenter and housing developer",
        tenure: "At Circle since 1994, Director since 2006",
        expertise: [
          "Affordable housing",
          "Construction management",
          "Historic rehabilitation",
          "Trades apprenticeship",
          "Property stewardship",
        ],
        bio: [
          "Walter Jimerson learned carpentry from Daniel Amory. In the summer of 1979, when he was seventeen, he came to Circle for forty hours of service and stayed for four hundred.",
          "He went through the carpenters’ apprenticeship and ran crews downtown for a dozen years. In 1994 he came back to Circle, and since 2006 he has directed its housing and real estate.",
          "Circle and its partners have created {reach.unitsCreated} units of housing. Three housing projects are active: Project 130, with {housing.project130Units} apartments; Project 843, a house with {housing.project843Bedrooms} bedrooms that one family will own; and the recovery homes. Every site trains apprentices from the neighborhood. Walter raised three daughters in Austin.",
        ],
        photo: "walter-jimerson",
        quote: "Build it like your mother is moving in. Some days, around here, she is.",
      },
      {
        name: "Rev. Marcus Whitfield",
        title: "Director of Spiritual Life",
        profession: "Minister and chaplain",
        tenure: "Since 2013",
        expertise: [
          "Pastoral care",
          "Chaplaincy",
          "Grief and recovery support",
          "Interfaith partnership",
          "Restorative justice",
        ],
        bio: [
          "Marcus Whitfield was eleven when Coach Raymond Tillery asked him into the gym and taught him to rebound. He went on to play two years of college basketball, until he was injured.",
          "He trained as a hospital chaplain and was ordained. Coach Tillery, who ran Circle’s gym for 31 years, died in 2012; Marcus spoke at his funeral, and in 2013 he came to work at Circle.",
          "He listens to people of every faith and of none, visits them in the hospital and at home, and on Wednesdays leads a circle for people who have lost someone to violence. About once a month he preaches at New Mercy Church of Austin, our partner on the campus. Nobody has to pray to be helped here.",
        ],
        photo: "marcus-whitfield",
        quote: "I don’t start with what people believe. I start with whether they have eaten.",
      },
    ],
    directors: [
      {
        name: "Lorraine Pettigrew",
        title: "Board Chair",
        profession: "Retired school principal",
        tenure: "On the board since 2021, second term",
        expertise: ["School leadership", "Governance", "Family engagement", "Literacy"],
        bio: [
          "Lorraine Pettigrew was the principal of an elementary school off Central Avenue for nineteen years. Her teachers often sent families to Circle, and she came to know it that way.",
          "When she retired, she joined the board in 2021; two years later she became its chair. She sets the agenda, leads the yearly review of the President’s work, and reads every complaint that is sent to the board.",
          "She still reads with second graders on Tuesdays.",
        ],
        photo: "lorraine-pettigrew",
        quote:
          "You may never notice a good board, but you would know within a day if it stopped working.",
      },
      {
        name: "Samuel Adeyemi-Ross",
        title: "Vice Chair",
        profession: "Attorney",
        tenure: "On the board since 2022, second term",
        expertise: ["Nonprofit law", "Tenants’ rights", "Contracts", "Risk and ethics"],
        bio: [
          "Samuel Adeyemi-Ross practices real estate law in the Loop. One Thursday a month he volunteers at Circle and advises people who rent from private landlords.",
          "Since he joined the board in 2022 he has rewritten its conflict-of-interest policy in two plain pages. With the chair, he reads the complaints that are sent to the board.",
          "He coaches a debate team of ninth graders.",
        ],
        photo: "samuel-adeyemi-ross",
        quote: "Most trouble starts in a sentence nobody read. I read the sentence.",
      },
      {
        name: "Grace Lindqvist",
        title: "Treasurer",
        profession: "Certified public accountant",
        tenure: "On the board since 2021, second term",
        expertise: ["Financial oversight", "Audit", "Investment policy", "Retirement planning"],
        bio: [
          "Grace Lindqvist is a partner in a small accounting practice in Oak Park. She volunteered on Circle’s finance committee for three years before she joined the board in 2021.",
          "As treasurer she reviews the financial statements every month and meets the outside auditor without staff in the room.",
          "On her proposal the board keeps a reserve of three months’ operating costs.",
        ],
        photo: "grace-lindqvist",
        quote: "Donors trust us twice: when they give, and when they never have to wonder.",
      },
      {
        name: "Hector Maldonado",
        title: "Secretary",
        profession: "General contractor",
        tenure: "On the board since 2022, second term",
        expertise: ["Construction", "Cost estimating", "Local hiring", "Small business"],
        bio: [
          "Hector Maldonado started in construction at fifteen and founded his own company at twenty-two. It now has thirty-four employees.",
          "He came to Circle when he lost a bid for a porch to Walter Jimerson’s apprentices, went to look at their work and stayed to teach one of them to read a blueprint. He joined the board in 2022 and gave up bidding on its projects.",
          "As secretary he keeps the minutes, and he visits every property before he votes on it.",
        ],
        photo: "hector-maldonado",
        quote:
          "You want to know whether a plan is any good? Go and stand where it’s going to be, in February.",
      },
      {
        name: "Dr. Naomi Brightwell",
        title: "Director",
        profession: "Family physician",
        tenure: "On the board since 2024, first term",
        expertise: ["Family medicine", "Maternal health", "Community clinics", "Health equity"],
        bio: [
          "Naomi Brightwell has worked as a family doctor in community clinics on the West Side for twelve years.",
          "She joined the board in 2024. At her suggestion the campus clinic now has walk-in hours and stays open late on Tuesdays.",
          "On Saturday mornings she leads the walk around Columbus Park. Everyone is welcome, at any speed.",
        ],
        photo: "naomi-brightwell",
        quote: "A prescription for blood pressure works a good deal better when the rent is paid.",
      },
      {
        name: "James Kowalczyk",
        title: "Director",
        profession: "Retired community banker",
        tenure: "On the board since 2025, first term",
        expertise: ["Community lending", "Housing finance", "Credit building", "Fundraising"],
        bio: [
          "James Kowalczyk made home loans on the West and Northwest Sides for thirty-eight years, the last fifteen as president of a savings bank.",
          "Banks refused to lend in much of Austin for decades, and he says so openly. He joined the board in 2025 and advises Circle and its partners on construction loans.",
          "He plays in the Tillery golf classic every June.",
        ],
        photo: "james-kowalczyk",
        quote: "I have made loans all over this city. The people of Austin paid me back.",
      },
      {
        name: "Tasha Greenlee",
        title: "Director",
        profession: "Bakery owner and Circle alumna",
        tenure: "On the board since 2024, first term",
        expertise: ["Entrepreneurship", "Youth voice", "Workforce training", "Community events"],
        bio: [
          "Tasha Greenlee joined Circle’s junior leadership team when she was fifteen. Circle wrote her first job reference.",
          "After culinary school and six years in other kitchens she opened Greenlee’s, a bakery on Chicago Avenue with eleven employees. Seven of them came through a West Side training program.",
          "She joined the board in 2024 and is its youngest member.",
        ],
        photo: "tasha-greenlee",
        quote:
          "I’m not a success story. I’m a regular kid from Austin who got what every kid should get.",
      },
    ],
    staff: shippedStaff,
  },
});

export type People = Content<typeof people>;

export type Person = People["leaders"][number];

export type StaffMember = People["staff"][number];
