import { type Content, defineDocument } from "#content/document.ts";
import { golfPageFields } from "./golf-fields.ts";

export const golfPage = defineDocument({
  name: "events/golf",
  title: "Golf Classic",
  group: "Pages",
  path: "/events/golf",
  version: 1,
  schema: golfPageFields,
  defaults: {
    page: {
      title: "Golf Classic",
      description:
        "The {golf.title}: {golf.day}, at {golf.venue.name} in {golf.venue.city}. Play or sponsor.",
    },
    hero: {
      eyebrow: "{golf.day}",
      heading: "{golf.title}",
      lead: "Eighteen holes and a dinner at {golf.place}, to pay for the after-school and summer programs.",
    },
    heroPicture: "golf",
    overNote:
      "The {golf.edition} classic is over. Thank you to everyone who played on {golf.month} {golf.dayOfMonth}, {golf.year}. Write to us, and we’ll tell you the next date first.",
    heroButtons: [
      {
        name: "Register Your Foursome",
        href: "/contact?subject=Golf%20Classic%3A%20register%20a%20foursome",
      },
      {
        name: "Become a Sponsor",
        href: "/contact?subject=Golf%20Classic%3A%20become%20a%20sponsor",
      },
    ],
    calendar: { name: "Add to your calendar" },
    legacy: {
      eyebrow: "Why we play",
      heading: "Coach Tillery’s Legacy",
      paragraphs: [
        "Raymond Tillery carried mail in the mornings. In 1981 somebody at Circle asked him to watch the new gym for one summer. He unlocked it every afternoon for the next 31 years.",
        "He was strict. You shook hands when you came in, you showed him your homework, and you swept the floor whether you had lost or won. He also kept bus fare in a drawer for anyone who needed it, and he came to his players’ graduations. Two of those players work at Circle today: Rev. Marcus Whitfield, our chaplain, and Andre Simmons, who manages the after-school program.",
        "He took up golf at sixty because a doctor told him to walk more. He died in 2012, and the next summer his players held the first golf classic in his name.",
      ],
      quote: "Coach never asked if you were any good. He asked if you were coming back tomorrow.",
      quoteBy: "Andre Simmons, After-School Program Manager",
    },
    statistics: [
      { figure: "{golf.raised}", icon: "hand-coins", label: "Raised in 2025" },
      { figure: "{golf.golfers}", icon: "users", label: "Golfers" },
      { figure: "{golf.years}", icon: "trophy", label: "Years" },
    ],
    detailsSection: {
      heading: "Event Details",
      lead: "Bring three friends or come alone. One fee covers the day.",
    },
    details: [
      {
        icon: "calendar-clock",
        title: "Date & Time",
        lines: ["{golf.day}", "Registration {golf.startTime}", "Shotgun start 12:00 PM"],
      },
      {
        icon: "map-pin",
        title: "Location",
        lines: [
          "{golf.venue.name}",
          "{golf.venue.city}, {golf.venue.state}",
          "About 30 minutes by car from Austin; free parking, and a shuttle from our campus at 9:30 AM",
        ],
      },
      {
        icon: "flag",
        title: "Format",
        lines: ["18-hole scramble", "Prizes for longest drive, closest to pin and team winners"],
      },
      {
        icon: "gift",
        title: "Included",
        lines: [
          "Golf with cart",
          "Lunch",
          "Forecaddies",
          "Dinner",
          "Prizes",
          "Live auction",
          "Networking",
        ],
      },
    ],
    dinner: {
      eyebrow: "The same evening",
      picture: "dusk",
      heading: "{golf.dinner.title}",
      text: "Doors open at 5:30 PM and dinner is at 6:00. We give three awards: to a neighbor, a student and a Circle Builder of the year. Every golfer has a seat, and guests who do not play are welcome.",
      button: {
        name: "Reserve Dinner Seats",
        href: "/contact?subject=Awards%20dinner%3A%20reserve%20seats",
      },
    },
    sponsorshipSection: {
      heading: "Sponsorship Opportunities",
      lead: "Sponsors pay for the day, so that the golfers’ fees can go to the programs.",
      notIncluded: "Not included",
      otherwiseTax: "Deductible above the value of golf and meals",
    },
    tiers: [
      {
        title: "Legacy Sponsor",
        amount: "{golf.legacySponsor}",
        players: "8 players",
        course: "Premium foursome with a celebrity golfer",
        table: "Private morning reception for 8",
        gift: "",
        name: "Logo on materials",
        recognition: "Special recognition",
        tax: "",
        button: {
          name: "Become a Legacy Sponsor",
          href: "/contact?subject=Golf%20Classic%3A%20become%20a%20sponsor%20(Legacy%20Sponsor)",
        },
      },
      {
        title: "Caddie Sponsor",
        amount: "{golf.caddieSponsor}",
        players: "Eight players",
        course: "Cart and caddie",
        table: "Lunch and dinner",
        gift: "Gift bag per player",
        name: "",
        recognition: "Program recognition",
        tax: "",
        button: {
          name: "Become a Caddie Sponsor",
          href: "/contact?subject=Golf%20Classic%3A%20become%20a%20sponsor%20(Caddie%20Sponsor)",
        },
      },
      {
        title: "Eagle Sponsor",
        amount: "{golf.eagleSponsor}",
        players: "",
        course: "Hole signage",
        table: "",
        gift: "",
        name: "Social media mention",
        recognition: "Program recognition",
        tax: "Tax-deductible",
        button: {
          name: "Become an Eagle Sponsor",
          href: "/contact?subject=Golf%20Classic%3A%20become%20a%20sponsor%20(Eagle%20Sponsor)",
        },
      },
    ],
    questions: {
      heading: "Before You Tee Off",
      items: [
        {
          question: "What does a foursome cost?",
          answer:
            "Write to us with the number of players. We answer within {forms.contactResponse} with the fee and an invoice; nothing is due before that.",
        },
        {
          question: "I am a beginner. Will I slow everyone down?",
          answer: "No. In a scramble, the team plays from its best ball each time.",
        },
        {
          question: "Can I come alone?",
          answer: "Yes. Tell us, and we’ll place you in a team of four.",
        },
        {
          question: "What should I bring and wear?",
          answer:
            "A collared shirt and soft spikes or sneakers. Clubs can be borrowed; say left- or right-handed when you register.",
        },
        {
          question: "What if it rains?",
          answer:
            "We play in rain and stop for lightning. If the course closes, lunch, dinner, the awards and the auction go on indoors.",
        },
        {
          question: "Is my payment tax-deductible?",
          answer:
            "The part of your payment above the value of golf and meals is. Your receipt states that amount and our tax ID, {organisation.taxId}. Ask your tax adviser what you can deduct.",
        },
      ],
    },
    closing: {
      heading: "Play for Coach",
      lead: "In 2025 our golfers raised {golf.raised}. Call or write, and Jonah Feldman will answer.",
    },
    benefits: {
      players: "Players",
      course: "On the course",
      table: "At the table",
      gift: "To take home",
      name: "Your name",
      recognition: "Recognition",
      tax: "Your taxes",
    },
  },
});

export type GolfPage = Content<typeof golfPage>;
