import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Everything axe finds wrong, one line each; the rule for target sizes is off unless asked for. */
export const axeTroubles = async (page: Page, { contrast = true } = {}) => {
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: { "target-size": { enabled: true }, "color-contrast": { enabled: contrast } },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
};
