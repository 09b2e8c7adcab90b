import { afterEach, expect, test, vi } from "vitest";
import type { VolunteerApplication } from "#rules/volunteer.ts";
import { deliverApplication } from "./deliver.ts";

const application = { firstName: "Andre", lastName: "Wells" } as VolunteerApplication;
const guard = { leaveBlank: "filled" };

const serverAnswers = (status: number, body: object) => {
  const calls: Request[] = [];
  vi.stubEnv("VITE_VOLUNTEER_DELIVERY", "server");
  vi.stubEnv("VITE_FUNCTIONS_URL", "https://functions.example/v1");
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push(new Request(url, init));
    return Response.json(body, { status });
  });
  return calls;
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("by default an application is written to the console and calls nobody", async () => {
  const calls = vi.fn();
  vi.stubGlobal("fetch", calls);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await deliverApplication(application, guard, "key");
  expect(log).toHaveBeenCalledExactlyOnceWith("Volunteer application:", application);
  expect(calls).not.toHaveBeenCalled();
});

test("built for delivery, it goes to the server under its key and not to the console", async () => {
  const calls = serverAnswers(200, { success: true });
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await deliverApplication(application, guard, "key-of-this-application");
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).toBe("https://functions.example/v1/send-volunteer-application");
  expect(calls[0]?.headers.get("idempotency-key")).toBe("key-of-this-application");
  expect(await calls[0]?.json()).toEqual({ ...application, ...guard });
  expect(log).not.toHaveBeenCalled();
});

test.each([
  [500, { success: false, error: "Out of order." }],
  [200, { success: false, error: "Out of order." }],
])("an answer of %d without success is a failure with its reason", async (status, body) => {
  serverAnswers(status, body);
  await expect(deliverApplication(application, guard, "key")).rejects.toMatchObject({
    reason: "Out of order.",
  });
});
