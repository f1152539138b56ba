/** Where the offers of an account's services come from: its rate cards, the carrier itself, or both. */
export const priceSources = ['RATE_CARD', 'LIVE', 'BOTH'] as const;
export type PriceSource = (typeof priceSources)[number];

/** Time a carrier has for its price, in milliseconds. */
export const liveRateTime = { MIN_MS: 100, DEFAULT_MS: 1500, MAX_MS: 4000 } as const;

/** What a request for offers does about carriers' own prices: waits for them, or leaves them to be collected. */
export const liveRateModes = ['WAIT', 'LATER'] as const;
export type LiveRateMode = (typeof liveRateModes)[number];
