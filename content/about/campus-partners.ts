import { campus, figureText, home, reach } from "#content/figures.ts";
import type { CampusPartner, Hero, NavigationLink, PageInfo, PictureName } from "#content/types.ts";

export const page = {
  path: "/about/campus-partners",
  title: "Campus Partners",
  description:
    "A health center, an arts center and an academy share Circle’s campus in Austin. See what each one offers and which building to look for.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Who shares our ground",
  heading: "Campus Partners",
  lead: `On ${figureText(campus.acres)} acres between Washington Boulevard and Lake Street, a family can see a doctor, drop a child at school and catch a rehearsal before supper. These neighbors make that possible.`,
} satisfies Hero;

export const heroPicture = "campus" satisfies PictureName;

export const partnersHeading = "Three neighbors on our ground";

export const partners = [
  {
    name: "Prairie Street Family Health Center",
    category: "Clinic",
    description: `Family doctors, midwives, dentists and a pharmacy under one roof, with evening hours and an interpreter on call. As a federally qualified health center it asks what you can pay and turns no one away; ${figureText(home.healthcare)} people are served through healthcare on and around our campus.`,
    location: "Amory Health Building, first and second floors",
    icon: "stethoscope",
    picture: "clinic",
  },
  {
    name: "Lake & Laramie Arts Center",
    category: "Arts Center",
    description:
      "Two studios, a dance floor, a recording booth and a stage with ninety seats in what used to be a printing works. Children paint here after school, elders quilt on Wednesdays, and on Friday nights in summer the loading doors roll up and the band faces the plaza.",
    location: "The Printworks, on the Lake Street side",
    icon: "palette",
    picture: "arts",
  },
  {
    name: "Ascend West Academy",
    category: "Academy",
    description: `A public charter school of Ascend West Charter Schools, from kindergarten through eighth grade. ${figureText(home.scholars)} scholars are educated here each year, and our homework room is forty steps from the last bell.`,
    location: "The School Building, on Washington Boulevard",
    icon: "school",
    picture: "school",
  },
] satisfies (CampusPartner & { picture: PictureName })[];

export const map = {
  heading: "Find your way around",
  placeholder: "Interactive campus map coming soon",
  note: "Until then, start at the front desk. Somebody will walk you over.",
};

export const closing = {
  heading: "Is there room for one more?",
  lead: `In all, ${figureText(reach.partners)} organizations work with us. If yours does one thing very well and wants to do it on the West Side, let’s talk about space.`,
  button: { name: "Talk About Partnership", href: "/contact" } satisfies NavigationLink,
};
