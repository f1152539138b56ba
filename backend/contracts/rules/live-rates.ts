/** Source of the offers of an account's services: its rate cards, the carrier itself, or both. */
export const priceSources = ['RATE_CARD', 'LIVE', 'BOTH'] as const;
export type PriceSource = (typeof priceSources)[number];

/** Time a carrier has for its price, in milliseconds. */
export const liveRateTime = { MIN_MS: 100, DEFAULT_MS: 1500, MAX_MS: 4000 } as const;

/** Whether a request for offers waits for carriers' own prices, or leaves them to be fetched later. */
export const liveRateModes = ['WAIT', 'LATER'] as const;
export type LiveRateMode = (typeof liveRateModes)[number];

/** Rejection code of a service that only its carrier prices: rate cards make no offer for it. */
export const ONLY_LIVE = 'ONLY_LIVE';
