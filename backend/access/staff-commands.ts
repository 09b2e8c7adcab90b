import { parseArgs } from "node:util";
import { recorded, staffCommand } from "#backend/desk/audit.ts";
import { Refused } from "#backend/refused.ts";
import type { StaffCommand } from "#backend/terminal/command.ts";
import { permissions } from "#rules/desk.ts";
import { emailAddress } from "#rules/email.ts";
import { findAccount } from "./accounts.ts";
import { linkMinutes } from "./links.ts";
import { inviteWithLink } from "./staff.ts";

/** The first owner comes in by this, and so does whoever is locked out. */
export const invite: StaffCommand = {
  help: [
    [
      "invite EMAIL [--owner] [--messages] [--gifts] [--pages]",
      "a link to the desk, for somebody new or somebody locked out",
    ],
  ],
  async run({ db, settings, now }, args) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        owner: { type: "boolean", default: false },
        messages: { type: "boolean", default: false },
        gifts: { type: "boolean", default: false },
        pages: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
    const email = emailAddress.safeParse(positionals[0]);
    if (!email.success) throw new Refused("invalid", "Whom? invite EMAIL, with one mail address.");
    const { owner } = values;
    const granted = permissions.filter((permission) => values[permission]);
    const known = await findAccount(db, { email: email.data });
    if (!known && !owner && granted.length === 0)
      throw new Refused(
        "invalid",
        "What may they do? Add --owner, --messages, --gifts or --pages.",
      );
    const { about, link } = await recorded(db, staffCommand, now, (tx) =>
      inviteWithLink(tx, settings, { email: email.data, owner, permissions: granted }, now),
    );
    return [
      about,
      "",
      link,
      "",
      `The link works once, for ${linkMinutes.invitation} minutes. Give it to nobody else.`,
      "",
    ].join("\n");
  },
};
