import { parseArgs } from "node:util";
import { printFindings } from "#backend/doctor/finding.ts";
import type { StaffCommand } from "#backend/terminal/command.ts";
import { checkData } from "./check-data.ts";

/** Only of the data: the embedded database answers through the running site alone. */
export const doctor: StaffCommand = {
  help: [["doctor [--json]", "what is amiss with the data; npm run doctor looks at everything"]],
  async run({ db, settings, now }, args) {
    const { values } = parseArgs({ args, options: { json: { type: "boolean" } } });
    const findings = await checkData(db, settings.siteUrl, now);
    return values.json ? `${JSON.stringify(findings)}\n` : printFindings(findings);
  },
};
