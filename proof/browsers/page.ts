import { type Engine, until } from "./engine.ts";

/** Notices are the last thing that scripts bring. */
const awake = "document.querySelector('section[aria-label^=Notifications]')";
const read = "document.readyState === 'complete'";

/** Drivers sometimes call a page visited that is still being read. */
export const open = async (engine: Engine, address: string, script = true) => {
  await engine.visit(address);
  const { pathname } = new URL(address);
  await until(engine, script ? awake : read, `${pathname} did not ${script ? "wake up" : "load"}`);
};

/** Nothing of the page stands beside its window. */
export const fits = async (engine: Engine, where: string) => {
  const overflow = await engine.value<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  if (overflow > 0) throw new Error(`${where}: ${overflow} px too wide`);
};
