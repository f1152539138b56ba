/** Cache tag of items that need attention; invalidated by actions on them. */
export const issueListTag = { type: 'Tracking', id: 'NEEDS_PERSON' } as const;

/** Polling interval: no message announces that a carrier fails or recovers. */
export const POLLING_MS = 30_000;
