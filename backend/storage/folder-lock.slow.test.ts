import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Another process that takes the lock, says so, and waits. */
const otherProcess = async (folder: string) => {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-lock.ts"))};
    try {
      lockFolder(process.argv[1]);
      console.log("locked");
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.name + ": " + error.message);
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said).trim() };
};

test("a folder belongs to one process, and is free the moment that process is dead", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-lock-"));
  const owner = await otherProcess(folder);
  expect(owner.said).toBe("locked");
  const before = await readdir(folder);

  const second = await otherProcess(folder);
  expect(second.said).toContain("FolderInUse: The data folder");
  expect(second.said).toContain(`process ${owner.child.pid}`);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(await readdir(folder)).toEqual(before);

  owner.child.kill("SIGKILL");
  await once(owner.child, "exit");
  const lock = lockFolder(folder);
  expect((await otherProcess(folder)).said).toContain(`process ${process.pid}`);
  lock.release();
  lockFolder(folder).release();
  await rm(folder, { recursive: true });
});
