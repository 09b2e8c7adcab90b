import { parseArgs } from "node:util";
import type { StaffCommand } from "#backend/staff/command.ts";
import { checkData } from "./data.ts";
import { printFindings } from "./finding.ts";

/** Only of the data: the embedded database answers through the running site alone. */
export const doctor: StaffCommand = {
  help: [["doctor [--json]", "what is amiss with the data; npm run doctor looks at everything"]],
  async run({ db, settings, now }, args) {
    const { values } = parseArgs({ args, options: { json: { type: "boolean" } } });
    const findings = await checkData(db, settings.siteUrl, now);
    return values.json ? `${JSON.stringify(findings)}\n` : printFindings(findings);
  },
};
