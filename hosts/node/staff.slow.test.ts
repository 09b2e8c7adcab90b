import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { startSilentProxy } from "#backend/testing/silent-proxy.ts";
import { bareEnvironment } from "#hosts/testing/child.ts";

test("a command beside a database that does not answer says so in a sentence", async () => {
  const url = new URL(await newPostgresUrl());
  const proxy = await startSilentProxy(Number(url.port));
  onTestFinished(proxy.stop);
  url.port = String(proxy.port);
  proxy.silence();
  const command = ["hosts/node/staff.ts", "messages"];
  const env = { ...bareEnvironment(), DATABASE_URL: url.href, SITE_URL: "http://localhost:3999" };
  const failed = promisify(execFile)(process.execPath, command, { env });
  await expect(failed).rejects.toMatchObject({
    stderr: expect.stringMatching(/^The database does not answer\. [^\n]+\n$/),
  });
});
