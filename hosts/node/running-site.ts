import { request } from "node:http";
import { join, relative } from "node:path";
import type { Outcome } from "#backend/commands.ts";

/**
 * The embedded database belongs to one process, and staff should not have to stop the site to read
 * its messages. So the running site listens on a socket file in its data folder, which only its
 * own account can open, and runs staff commands itself.
 */
export const socketIn = (dataDirectory: string) => {
  const full = join(dataDirectory, "staff.sock");
  // The system allows about a hundred characters; from here the name may be shorter.
  const near = relative(process.cwd(), full);
  return near.length < full.length ? near : full;
};

export type StaffRequest = { args: string[]; cwd: string };

/** Asks the running site. Undefined when none listens. */
export const askRunningSite = (
  dataDirectory: string,
  staffRequest: StaffRequest,
): Promise<Outcome | undefined> =>
  new Promise((resolve) => {
    const call = request(
      { socketPath: socketIn(dataDirectory), method: "POST", path: "/" },
      async (response) => {
        let body = "";
        for await (const chunk of response) body += chunk;
        resolve(JSON.parse(body) as Outcome);
      },
    );
    call.once("error", () => resolve(undefined));
    call.end(JSON.stringify(staffRequest));
  });
