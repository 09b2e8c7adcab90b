import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { freePort } from "#backend/testing/free-port.ts";
import { ensurePackage } from "./debian.ts";
import type { Engine } from "./engine.ts";
import { takeHeard } from "./listener.ts";

/** The name under which WebDriver hands out elements. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const escapeKey = "\uE00C";

const startDriver = async () => {
  ensurePackage("xvfb", "/usr/bin/Xvfb");
  ensurePackage("xauth", "/usr/bin/xauth");
  // What plays films.
  ensurePackage("gstreamer1.0-libav", "/usr/lib/*/gstreamer-1.0/libgstlibav.so");
  const program = ensurePackage("webkit2gtk-driver", "/usr/bin/WebKitWebDriver");
  const port = await freePort();
  const screen = ["-a", "-s", "-screen 0 1600x1200x24"];
  const child = spawn("xvfb-run", [...screen, program, `--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    // Its own group: the screen and the browser end with it.
    detached: true,
  });

  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // It sometimes never answers the end of a session.
      signal: AbortSignal.timeout(method === "DELETE" ? 10_000 : 120_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  for (const end = Date.now() + 20_000; ; await new Promise((again) => setTimeout(again, 100))) {
    const up = await call("GET", "/status").catch(() => undefined);
    if (up) break;
    if (Date.now() > end) throw new Error("WebKitWebDriver did not start.");
  }
  return { call, stop: () => child.pid && process.kill(-child.pid) };
};

export const startWebKit = async (): Promise<Engine> => {
  const { call, stop } = await startDriver();
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  // The second is for the narrow window below.
  const args = ["--automation", "--javascript-can-open-windows-automatically=true"];
  const options = { "webkitgtk:browserOptions": { binary, args } };
  const session: { sessionId: string; capabilities: { browserVersion: string } } = await call(
    "POST",
    "/session",
    { capabilities: { alwaysMatch: options } },
  );
  const here = `/session/${session.sessionId}`;
  const ask = (path: string, body: object = {}) => call("POST", `${here}${path}`, body);
  const find = async (selector: string) => {
    const element: Record<string, string> = await ask("/element", {
      using: "css selector",
      value: selector,
    });
    return element[elementKey];
  };
  // The tool bar makes its first window wider than a phone. One that a page opens has none.
  const first = await call("GET", `${here}/window`);
  const script = "window.open('about:blank', '', 'popup,width=390,height=844')";
  await ask("/execute/sync", { script, args: [] });
  for (let handle: string | undefined; !handle; ) {
    const handles: string[] = await call("GET", `${here}/window/handles`);
    handle = handles.find((each) => each !== first);
    if (handle) await ask("/window", { handle });
  }

  const value: Engine["value"] = (expression) =>
    ask("/execute/sync", { script: `return (${expression})`, args: [] });

  return {
    name: "WebKit",
    version: session.capabilities.browserVersion,
    async resize(width, height) {
      await ask("/window/rect", { width, height });
    },
    async visit(address) {
      await ask("/url", { url: address });
    },
    value,
    async click(selector) {
      // Ours: the driver presses where the element was before a smooth scroll.
      const place = `document.querySelector(${JSON.stringify(selector)})`;
      const script = `${place}.scrollIntoView({ block: "center", behavior: "instant" })`;
      await ask("/execute/sync", { script, args: [] });
      await ask(`/element/${await find(selector)}/click`);
    },
    async type(selector, text) {
      await ask(`/element/${await find(selector)}/value`, { text });
    },
    async press() {
      const keys = [
        { type: "keyDown", value: escapeKey },
        { type: "keyUp", value: escapeKey },
      ];
      await ask("/actions", { actions: [{ type: "key", id: "keys", actions: keys }] });
    },
    // Driven by others it writes its console nowhere: the pages listen for it. Between two pages,
    // and before the first, there is nothing to ask.
    errors: () => value<string[]>(takeHeard).catch(() => []),
    async close() {
      await call("DELETE", here).catch(() => undefined);
      stop();
    },
  };
};
