// Every page knows the notices, so this comes without the rest of the giving rules.

/** What a donor reads who has chosen no amount, or one that cannot be given monthly. */
export const giftRefusals = {
  amountMissing: {
    title: "Please select an amount",
    description: "Choose a preset amount or enter a custom amount.",
  },
  monthlyAmountNotAllowed: {
    title: "Monthly donation not available",
    description:
      "Monthly donations are available for $25, $50, and $100. Please select one of these amounts or choose one-time donation.",
  },
};
