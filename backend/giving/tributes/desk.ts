import { reads } from "#backend/desk/endpoint.ts";
import { countShown } from "#backend/desk/exports.ts";
import { emailsOfPerson } from "#backend/desk/fresh.ts";
import { countCard, counted } from "#backend/desk/today-card.ts";
import { changes } from "#backend/giving/office/by-staff.ts";
import { cardCorrection, honoreeCorrection, oneCard, tributePage } from "#rules/tributes.ts";
import { countCardsToPrint } from "./cards.ts";
import {
  cancelCardByStaff,
  correctCard,
  correctHonoree,
  listTributes,
  noteCardPrinted,
  sendCardAgain,
  showCard,
} from "./staff.ts";

export const tributeEndpoints = [
  reads("gifts/tributes", "gifts", tributePage, async (request) => {
    const { db, input, now } = request;
    const listed = await listTributes(db, input, now);
    const gifts = listed.people.flatMap(({ gifts }) => gifts.map(({ id }) => id));
    const shown = [...gifts, ...listed.waiting.map(({ giftId }) => giftId)];
    await countShown(request, "gifts", [...new Set(shown)]);
    return listed;
  }),
  reads("gifts/tribute-card", "gifts", oneCard, async (request) => {
    const answer = await showCard(request.db, request.input, request.site);
    await countShown(request, "gifts", [answer.card.giftId]);
    return answer;
  }),
  // It may lead to another mailbox than the donor named.
  changes("gifts/correct-card", cardCorrection, correctCard, {
    fresh: true,
    perPerson: emailsOfPerson,
  }),
  changes("gifts/send-card", oneCard, sendCardAgain, { perPerson: emailsOfPerson }),
  changes("gifts/cancel-card", oneCard, cancelCardByStaff),
  changes("gifts/note-card-printed", oneCard, noteCardPrinted),
  changes("gifts/correct-honoree", honoreeCorrection, correctHonoree),
];

export const cardsToPrintCard = countCard({
  access: "gifts",
  place: 35,
  id: "cards-to-print",
  title: "Cards to print",
  tone: "waiting",
  count: ({ db, now }) => countCardsToPrint(db, now()),
  sentence: (n) =>
    `${counted(n, "card", "cards")} in memory or in honor of someone ${n === 1 ? "waits" : "wait"} to be printed.`,
  link: { to: "/gifts/tributes", label: "See cards" },
});
