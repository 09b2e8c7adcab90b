import { describe, expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { everyLetter } from "#backend/testing/letters.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import type { StoredMail } from "./mail.ts";
import { deliverDue } from "./outbox.ts";

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a receipt that comes last goes first, then staff's mail, then acknowledgements", async () => {
    const site = await testSite({ db: await open() });
    for (let n = 0; n < 40; n++)
      await site.post(
        "send-contact-form",
        { ...aContactMessage, email: `n${n}@visitor.example` },
        `198.51.100.${n}`,
      );
    site.wait(1);
    await site.db.query(
      `insert into mails (key, kind, recipient, subject, body_text, message_id, priority,
                          next_attempt_at, created_at)
       values ('late', 'receipt', 'ada@example.org', 's', 't', '<late@x.example>', 0, $1, $1)`,
      [site.deps.now()],
    );
    const order: string[] = [];
    const transport = {
      async deliver({ kind }: StoredMail) {
        order.push(kind);
      },
      close() {},
    };
    await deliverDue({ ...site.deps, transport }, 1000);
    expect(order).toHaveLength(81);
    expect(order.slice(0, 4)).toContain("receipt");
    const lastForStaff = order.lastIndexOf("contact");
    const firstAcknowledgement = order.indexOf("contact-acknowledgement");
    // Four are in hand at once, so neighbors may change places.
    expect(firstAcknowledgement).toBeGreaterThan(lastForStaff - 4);
  });

  test("what is asked for decides: receipts and links first, acknowledgements last", async () => {
    const site = await testSite({ db: await open() });
    await site.post("send-contact-form", aContactMessage);
    await site.post("subscribe-newsletter", { email: "reader@visitor.example" });
    const priorities = await storedRows<{ kind: string; priority: number }>(
      site.db,
      "select kind, priority from mails order by kind",
    );
    expect(Object.fromEntries(priorities.map(({ kind, priority }) => [kind, priority]))).toEqual({
      contact: 1,
      "contact-acknowledgement": 2,
      "newsletter-confirmation": 1,
    });
  });
});

test("nobody waits for a receipt, a link or a courtesy longer than it is worth", () => {
  const letters = Object.entries(everyLetter());
  const named = (wanted: string | undefined) =>
    letters.filter(([, { urgency }]) => urgency === wanted).map(([name]) => name);
  expect(named("first").sort()).toEqual([
    "addressesLinked",
    "deskInvitation",
    "deskSignIn",
    "detailsChanged",
    "didNotArrive",
    "givingLink",
    "monthlyChanged",
    "monthlyNotStopped",
    "monthlyPaused",
    "monthlyReceipt",
    "monthlyResumed",
    "monthlyStopped",
    "onItsWay",
    "receipt",
    "reply",
    "tributeReceipt",
  ]);
  expect(named("last").sort()).toEqual([
    "applicationAcknowledgement",
    "contactAcknowledgement",
    "groupAcknowledgement",
    "statement",
    "testReceipt",
  ]);
});
