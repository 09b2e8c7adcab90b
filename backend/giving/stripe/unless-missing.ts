import Stripe from "stripe";

export const unlessMissing = async <Result>(
  answer: Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing")
      return undefined;
    throw error;
  }
};
