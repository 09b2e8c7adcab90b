import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Site } from "#backend/site.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { fewAtATimeByKey } from "#backend/storage/queue.ts";
import { type Checkout, CheckoutUnavailable } from "./checkout.ts";

/** Stripe opens each in a third of a second or so, and some 25 to 100 a second for one account. */
const atOnce = { most: 20, mostOfKey: 10 };
const longestWaitMs = 5_000;

/** Together with the wait before, and a provider that is slow, shorter than a proxy waits for us. */
const pausesMs = [300, 900, 1_800];

/** Those who were refused together do not come again together. */
const scattered = (ms: number) => ms * (0.75 + Math.random() / 2);

const isBusy = (error: unknown) => error instanceof CheckoutUnavailable && error.status === 503;

/**
 * A provider refuses whoever asks too often within a second. So few ask at once, and a gift that was
 * refused for that asks again, in its place: the others wait for their turn meanwhile.
 */
export const checkoutOpener = ({ open }: Pick<Checkout, "open">) => {
  const refusal = () => new CheckoutUnavailable(503, { reason: "very many at once" });
  const inTurn = fewAtATimeByKey({ ...atOnce, refusal, waitMs: longestWaitMs });

  const openUnlessBusy = async (gift: Gift, site: Site) => {
    for (const pause of pausesMs)
      try {
        return await open(gift, site);
      } catch (error) {
        if (!isBusy(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, scattered(pause)));
      }
    return open(gift, site);
  };

  return (gift: Gift, site: Site, address: string) =>
    inTurn(widestOf(address), () => openUnlessBusy(gift, site));
};
