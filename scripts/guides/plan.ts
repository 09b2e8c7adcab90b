const goingLive = "scripts/guides/going-live.long.test.ts";
const hosted = "scripts/guides/hosted.slow.test.ts";

/** Which test does what each section of a guide asks its reader to type. */
export const plan: Record<string, Record<string, string>> = {
  "docs/deploying.md": {
    "One machine": goingLive,
    "Several processes": goingLive,
    Containers: "scripts/container/container.slow.test.ts",
    "Pages on a static host": "tests/static-host.spec.ts",
    "Hosted functions": hosted,
    Watching: goingLive,
  },
  "docs/operating.md": {
    "Is everything all right?": goingLive,
    "Staff commands": goingLive,
    "Very many checkouts at once": goingLive,
    Newsletter: goingLive,
    Backups: goingLive,
    Upgrading: goingLive,
  },
  "docs/giving.md": {
    "For staff with a terminal": goingLive,
  },
};
