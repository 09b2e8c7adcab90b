import { z } from "zod";
import "./default-message.ts";
import { emailAddress } from "./email.ts";
import { invalidPhone, isCallable } from "./phone.ts";

/** What a person may do at the desk, beside what everybody may. Owners may do everything. */
export const permissions = ["messages", "subscribers", "gifts", "pages", "visits"] as const;
export type Permission = (typeof permissions)[number];

export const permissionNames: Record<Permission, string> = {
  messages: "Messages and volunteers",
  subscribers: "Subscribers",
  gifts: "Gifts and donors",
  pages: "Website pages and newsletters",
  visits: "Visits",
};

/** What each opens, in one line. */
export const permissionOpens: Record<Permission, string> = {
  messages: "Read and answer messages, and applications from volunteers and groups.",
  subscribers: "See, export and remove newsletter addresses. With website pages, send newsletters.",
  gifts: "Record gifts, and see donors, receipts, statements and campaigns.",
  pages: "Change and publish pages, pictures and notices, and write newsletters.",
  visits: "See how many people come to the site, without knowing who.",
};

/** Where the desk's endpoints stand, on the site's own domain. */
export const deskFunctions = "/functions/v1/desk";

/** How long after signing in somebody may do what a stolen session must not. */
export const freshForMinutes = 15;

/** For how long an emailed link signs in. */
export const signInMinutes = 20;

/** Long enough for a colleague who is in meetings, or off for a day. */
export const invitationHours = 48;

/** Why the desk refused, for the browser; the sentence beside it is for the person. */
export type RefusalCode =
  | "signed-out"
  | "sign-in-again"
  | "not-allowed"
  | "not-found"
  | "changed-meanwhile"
  | "too-many"
  | "too-large"
  | "invalid";

/** What somebody may do. */
export type Rights = { owner: boolean; permissions: Permission[] };

export const may = (me: Rights, permission: Permission | "owner") =>
  me.owner || (permission !== "owner" && me.permissions.includes(permission));

/** What breaks a line or turns text around: the log puts a name before what somebody did. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const name = z
  .string()
  .transform((typed) => typed.replace(unruly, " ").trim())
  .pipe(
    z
      .string()
      .regex(/[\p{L}\p{N}]/u, "Please enter your name")
      .max(100, "Please use at most 100 characters"),
  );

/** The length of 256 bits in the alphabet of addresses. */
const token = z.string().regex(/^[\w-]{43}$/, "This link is incomplete. Please open it again.");

const id = z.uuid("We couldn't find this entry.");

export const oneAddress = z.object({
  email: z.string().trim().min(1, "Email is required").pipe(emailAddress),
});
/** Whom a request about personal data is about: by their address, or by the telephone of somebody without one. */
export const onePerson = z.union([
  oneAddress,
  z.object({ phone: z.string().trim().refine(isCallable, invalidPhone) }),
]);
export type OnePerson = z.infer<typeof onePerson>;

/** To find the telephone of somebody without an address. */
export const oneName = z.object({
  name: z.string().trim().min(2, "Please enter a name, a phone number or an email address"),
});
export const linkUse = z.object({ token });
export const acceptance = z.object({ token, name });
export const nameChange = z.object({ name });
/** Whether one gets an email about a message that is assigned to one, its answers, and mentions. */
export const messageEmails = z.object({ on: z.boolean() });
export const oneOf = z.object({ id });
export const onePasskey = z.object({ id: z.string().min(1).max(1500) });

const rights = {
  owner: z.boolean(),
  permissions: z.array(z.enum(permissions)).transform((named) => [...new Set(named)]),
};
const anyRight = {
  check: ({ owner, permissions }: Rights) => owner || permissions.length > 0,
  error: { error: "Please choose at least one thing this person can do", path: ["permissions"] },
};

export const invitation = oneAddress.extend(rights).refine(anyRight.check, anyRight.error);
export const rightsChange = oneOf.extend(rights).refine(anyRight.check, anyRight.error);

export type Invitation = z.infer<typeof invitation>;

/** Carries what a GET of the desk asks for, instead of its address, which logs would keep. */
export const queryHeader = "x-desk-query";
/** From whose screen a change comes: somebody else may have signed in in that browser since. */
export const accountHeader = "x-desk-account";
