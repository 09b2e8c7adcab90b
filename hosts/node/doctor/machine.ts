import { constants, existsSync, readFileSync, statSync } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Finding } from "#backend/doctor/finding.ts";

const megabyte = 1024 ** 2;
const littleRoom = 1024 * megabyte;
const noRoom = 200 * megabyte;

export type Machine = {
  /** Where the site is installed. */
  root: string;
  dataDirectory: string;
  nodeVersion: string;
  freeBytes(folder: string): Promise<number>;
};

export const thisMachine = (root: string, dataDirectory: string): Machine => ({
  root,
  dataDirectory,
  nodeVersion: process.versions.node,
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
});

/** Others on the machine who may read it. */
const isOpenToOthers = (path: string) => (statSync(path).mode & 0o007) !== 0;

const checkRoom = async ({ dataDirectory, freeBytes }: Machine): Promise<Finding[]> => {
  const folder = existsSync(dataDirectory) ? dataDirectory : dirname(dataDirectory);
  if (!existsSync(folder)) return [];
  const free = await freeBytes(folder);
  if (free >= littleRoom) return [];
  return [
    {
      level: free < noRoom ? "error" : "warning",
      about: "disk",
      says: `${Math.floor(free / megabyte)} MB are free where the data is (${dataDirectory}).`,
      remedy: "Free up space: start with old logs and old backups.",
    },
  ];
};

const checkRights = async ({ root, dataDirectory }: Machine): Promise<Finding[]> => {
  const found: Finding[] = [];
  if (existsSync(dataDirectory)) {
    const writable = await access(dataDirectory, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!writable)
      found.push({
        level: "error",
        about: "data-folder-not-writable",
        says: `This account cannot write to DATA_DIR (${dataDirectory}).`,
        remedy: "Run this as the site's account, or give it the folder: chown --recursive",
      });
    if (isOpenToOthers(dataDirectory))
      found.push({
        level: "warning",
        about: "data-folder-open",
        says: `Everyone on this machine can read DATA_DIR (${dataDirectory}), which holds personal data.`,
        remedy: `chmod 700 ${dataDirectory}`,
      });
  }
  const settings = join(root, ".env");
  if (existsSync(settings) && isOpenToOthers(settings))
    found.push({
      level: "warning",
      about: "settings-open",
      says: "Everyone on this machine can read .env, which holds passwords and keys.",
      remedy: `chmod 640 ${settings}`,
    });
  return found;
};

type Manifest = {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const readManifest = (folder: string): Manifest | undefined => {
  const file = join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
};

const isOlder = (one: string, other: string) =>
  one.localeCompare(other, "en", { numeric: true }) < 0;

/** What is installed against what this version of the site asks for. The network is not asked. */
const checkVersions = ({ root, nodeVersion }: Machine): Finding[] => {
  const manifest = readManifest(root);
  const pinned = manifest?.devDependencies?.node;
  const behind = Object.entries(manifest?.dependencies ?? {}).filter(
    ([name, version]) => readManifest(join(root, "node_modules", name))?.version !== version,
  );
  return [
    ...(pinned && isOlder(nodeVersion, pinned)
      ? [
          {
            level: "warning" as const,
            about: "node-behind",
            says: `This runs on Node ${nodeVersion}; the site is made for ${pinned} and tested with it.`,
            remedy: "Start it with npm, which brings its own Node, or build the image again.",
          },
        ]
      : []),
    ...(behind.length > 0
      ? [
          {
            level: "warning" as const,
            about: "packages-behind",
            says: `Other versions are installed than this site asks for: ${behind.map(([name]) => name).join(", ")}.`,
            remedy: "npm ci --include=dev, then restart",
          },
        ]
      : []),
  ];
};

export const checkMachine = async (machine: Machine): Promise<Finding[]> => [
  ...(await checkRoom(machine)),
  ...(await checkRights(machine)),
  ...checkVersions(machine),
];
