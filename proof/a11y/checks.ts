import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { paths } from "#content/site-map.ts";
import { countTabbable, keyboardWalk } from "../../tests/readers/keyboard.ts";
import {
  applyTextSpacing,
  lostText,
  sidewaysScroll,
  smallTargets,
} from "../../tests/readers/layout.ts";
import { desktop, inTurn, open, phone, scrollThrough, withPage } from "../browser.ts";
import { axeTroubles } from "./axe.ts";
import { behaviours, tryBehaviour } from "./behaviours.ts";
import { bringTo, openStates } from "./states.ts";
import { counterTroubles, structureTroubles } from "./structure.ts";

export type Outcome = { check: string; under: string; examined: string; troubles: string[] };
export type Round = { name: string; run(browser: Browser, address: string): Promise<Outcome[]> };

const still = { reducedMotion: "reduce" as const };
const everyPage = [...paths, "/404"];

type Seen = { count: number; troubles: string[] };
type Look = { check: string; unit: string; look(page: Page): Promise<Seen> };

const one = (troubles: string[]): Seen => ({ count: 1, troubles });

const axe: Look = {
  check: "axe",
  unit: "pages",
  look: async (page) => one(await axeTroubles(page)),
};
const axeAfterScrolling: Look = {
  ...axe,
  look: async (page) => {
    await scrollThrough(page);
    return axe.look(page);
  },
};
/** The browser chooses the colors then, and axe takes ours for those it sees. */
const axeBesideContrast: Look = {
  ...axe,
  look: async (page) => one(await axeTroubles(page, { contrast: false })),
};
const counters: Look = {
  check: "counters tell their final values before they are seen",
  unit: "counters",
  look: counterTroubles,
};
const walk: Look = {
  check: "keyboard walk",
  unit: "stops",
  look: async (page) => {
    const expected = await countTabbable(page);
    const { stops, troubles } = await keyboardWalk(page);
    const missed = expected - stops;
    return {
      count: stops,
      troubles: missed > 0 ? [...troubles, `${missed} of ${expected} stops not reached`] : troubles,
    };
  },
};
const targets: Look = {
  check: "targets of 24×24 pixels, or spaced",
  unit: "targets",
  look: smallTargets,
};
const structure: Look = {
  check: "headings, landmarks, language, title",
  unit: "pages",
  look: async (page) => one(await structureTroubles(page)),
};
const reflow: Look = {
  check: "reflow without scrolling sideways",
  unit: "pages",
  look: async (page) => one([...(await sidewaysScroll(page)), ...(await lostText(page))]),
};
/** Changes the page: the last look at it. */
const spacing: Look = {
  check: "text spacing loses nothing",
  unit: "pages",
  look: async (page) => {
    const before = new Set(await lostText(page));
    await applyTextSpacing(page);
    const lost = (await lostText(page)).filter((text) => !before.has(text));
    return one([...lost, ...(await sidewaysScroll(page))]);
  },
};

const narrow = { viewport: { width: 320, height: 800 } };
const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };

const visits: [under: string, options: BrowserContextOptions, looks: Look[]][] = [
  ["desktop", desktop, [counters, axeAfterScrolling, walk]],
  ["phone", phone, [axeAfterScrolling]],
  ["200% zoom", zoomed, [axeAfterScrolling]],
  ["desktop, reduced motion", { ...desktop, ...still }, [axe, structure, targets, spacing]],
  ["phone, reduced motion", { ...phone, ...still }, [structure, targets, walk, spacing]],
  ["forced colors", { ...desktop, ...still, forcedColors: "active" }, [axeBesideContrast]],
  ["320 pixels", { ...narrow, ...still }, [reflow, spacing]],
];

/** Visits every page in one way, looks at it in several, and adds up what was seen. */
const pageRounds: Round[] = visits.map(([under, options, looks]) => ({
  name: under,
  run: async (browser, address) => {
    const pages = await inTurn(everyPage, (path) =>
      withPage(browser, { baseURL: address, ...options }, async (page) => {
        await open(page, path);
        const seen: Seen[] = [];
        for (const { look } of looks) {
          const { count, troubles } = await look(page);
          seen.push({ count, troubles: troubles.map((trouble) => `${path}: ${trouble}`) });
        }
        return seen;
      }),
    );
    return looks.map(({ check, unit }, index) => {
      const total = pages.reduce((sum, seen) => sum + (seen[index]?.count ?? 0), 0);
      const all = `${everyPage.length} pages`;
      return {
        check,
        under,
        examined: unit === "pages" ? all : `${total} ${unit} of ${all}`,
        troubles: pages.flatMap((seen) => seen[index]?.troubles ?? []),
      };
    });
  },
}));

const lastWords = (error: Error) => [error.message.slice(0, 200)];

const stateRounds: Round[] = (
  [
    ["desktop", desktop],
    ["phone", phone],
  ] as const
).map(([under, device]) => ({
  name: `open states, ${under}`,
  run: async (browser, address) => {
    const states = openStates.filter(({ on }) => !on || on.includes(device));
    const seen = await inTurn(states, async (state) => {
      const options = { baseURL: address, ...device, ...(state.motion ? {} : still) };
      const troubles = await withPage(browser, options, async (page) => {
        await bringTo(page, state);
        return axeTroubles(page);
      }).catch(lastWords);
      return troubles.map((trouble) => `${state.name}: ${trouble}`);
    });
    const examined = `${states.length} states`;
    return [{ check: "axe in open states", under, examined, troubles: seen.flat() }];
  },
}));

const behaviourRound: Round = {
  name: "behaviours",
  run: (browser, address) =>
    inTurn(behaviours, async (behaviour) => {
      const seen = await inTurn([desktop, phone], (device) =>
        withPage(browser, { baseURL: address, ...device, ...still }, (page) =>
          tryBehaviour(page, behaviour),
        ).catch(lastWords),
      );
      const { name: check, path: examined } = behaviour;
      return { check, under: "desktop, phone", examined, troubles: seen.flat() };
    }),
};

export const rounds: Round[] = [...pageRounds, ...stateRounds, behaviourRound];
