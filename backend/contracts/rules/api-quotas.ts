/** A super admin may multiply the quotas of a customer's API keys. */
export const MIN_QUOTA_FACTOR = 1;
export const MAX_QUOTA_FACTOR = 20;

/** Factors offered on the screen. */
export const quotaFactors = [1, 2, 5, 10, 20] as const;

/** Default quotas of one API key: `uploads` per hour, the others per minute. */
export const defaultKeyQuotas = {
  calls: 600,
  changes: 240,
  offers: 300,
  papers: 120,
  uploads: 60,
} as const;
