import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { lastBuildRequest, tellDeployHook } from "./deploy-hook.ts";

/** A host that builds pages when it is asked to. */
const aHost = async () => {
  const host = { status: 200, asked: [] as string[], url: "" };
  const server = createServer((request, response) => {
    host.asked.push(`${request.method} ${request.url}`);
    response.statusCode = host.status;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/build?key=secret`;
  return host;
};

describe.each(testDatabases)("on $name", ({ open }) => {
  const setUp = async () => {
    const site = await testEditors({ db: await open() });
    const ada = await site.editor("Ada");
    const host = await aHost();
    return {
      site,
      host,
      tell: () => tellDeployHook(host.url, site.deps),
      async publish(changed: Record<string, unknown>) {
        const revision = await ada.save("notice", shipped("notice", changed));
        const { status } = await ada.publish([{ name: "notice", revision }]);
        expect(status).toBe(200);
      },
    };
  };

  test("the host is asked once for each publication, and never before the first", async () => {
    const { tell, publish, host } = await setUp();
    expect(await tell()).toBe(false);
    await publish({ text: "Closed today" });
    expect(await Promise.all([tell(), tell()])).toContain(true);
    expect(await tell()).toBe(false);
    expect(host.asked).toEqual(["POST /build?key=secret"]);
    await publish({ text: "Open again" });
    expect(await tell()).toBe(true);
  });

  test("a host that fails is asked again, with pauses, until it answers", async () => {
    const { tell, publish, host, site } = await setUp();
    host.status = 503;
    await publish({ text: "Closed today" });
    expect(await tell()).toBe(false);
    expect(await tell()).toBe(false);
    expect(host.asked).toHaveLength(1);
    expect(await lastBuildRequest(site.db)).toMatchObject({
      tries: 1,
      problem: "It answered 503.",
    });
    expect(JSON.stringify(site.logged)).not.toContain("secret");
    site.wait(11);
    await tell();
    site.wait(11);
    await tell();
    expect(host.asked).toHaveLength(2);
    host.status = 201;
    site.wait(11);
    expect(await tell()).toBe(true);
    expect(await lastBuildRequest(site.db)).toMatchObject({ tries: 0, problem: null });
  });

  test("pages are built again when a notice begins and when it ends", async () => {
    const { tell, publish, site, host } = await setUp();
    // It is nine in the morning in Chicago.
    await publish({ text: "Snow", from: "2026-03-02T10:00", until: "2026-03-02T12:00" });
    expect(await tell()).toBe(true);
    expect(await tell()).toBe(false);
    site.wait(3_600);
    expect(await tell()).toBe(true);
    expect(await tell()).toBe(false);
    site.wait(2 * 3_600);
    expect(await tell()).toBe(true);
    expect(host.asked).toHaveLength(3);
  });
});
