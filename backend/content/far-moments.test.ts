import { describe, expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { testDatabases } from "#backend/testing/databases.ts";

/** Well formed, and no moment that the database can hold. */
const farMoments = ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59"];

describe.each(testDatabases)("on $name", ({ open }) => {
  test.each(farMoments)(
    "%s is refused with a sentence wherever a moment is asked for",
    async (far) => {
      const site = await testEditors({ db: await open() });
      const ada = await site.editor("Ada");
      const revision = await ada.save("hours", shipped("hours", { office: "By telephone." }));
      const notice = { text: "Snow", published: 0 };
      const seen = [{ name: "hours", revision }];
      const answers = [
        await ada.look("/pictures", { before: far }),
        await ada.ask("put-up-notice", { ...notice, from: far }),
        await ada.ask("put-up-notice", { ...notice, until: far }),
        await ada.publish(seen, { from: far }),
        await ada.publish(seen, { until: far }),
      ];
      for (const { status, body } of answers)
        expect({ status, body }).toMatchObject({
          status: 400,
          body: { error: "Please enter a date and a time" },
        });
    },
  );
});
