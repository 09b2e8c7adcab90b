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
  lead: `Our ${figureText(campus.acres)} acres lie between Washington Boulevard and Lake Street. A clinic, an arts center and an academy are among those who share them with us.`,
} satisfies Hero;

export const heroPicture = "campus" satisfies PictureName;

export const partnersHeading = "Three partners on our campus";

export const partners = [
  {
    name: "Prairie Street Family Health Center",
    category: "Clinic",
    description: `Family doctors, midwives, dentists and a pharmacy under one roof, with evening hours and an interpreter on call. As a federally qualified health center it asks what you can pay and turns no one away. Together with Stillwater Counseling Center it served ${figureText(home.healthcare)} people through healthcare in fiscal year 2025.`,
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
    description: `A public charter school of Ascend West Charter Schools, from kindergarten through eighth grade. ${figureText(home.scholars)} scholars are educated here each year, and our homework room is next door.`,
    location: "The School Building, on Washington Boulevard",
    icon: "school",
    picture: "school",
  },
] satisfies (CampusPartner & { picture: PictureName })[];

export const map = {
  heading: "Find your way around",
  placeholder: "Interactive campus map coming soon",
  note: "Until then, ask at the front desk, and somebody will walk you over.",
};

export const closing = {
  heading: "Become a partner",
  lead: `In all, ${figureText(reach.partners)} organizations work with us. If yours would like to work on the West Side, let’s talk.`,
  button: { name: "Talk About Partnership", href: "/contact" } satisfies NavigationLink,
};
