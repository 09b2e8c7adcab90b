/** What a Stripe key starts with: a secret or a restricted one, for real cards or for tests. */
export const stripeKeyPrefixes = ["sk_live_", "rk_live_", "sk_test_", "rk_test_"];

export const isLiveKey = (key: string) => /^[sr]k_live_./.test(key);
