/** Cache tag of items that need attention; invalidated by actions on them. */
export const issueListTag = { type: 'Tracking', id: 'NEEDS_PERSON' } as const;

/** Polling interval: no live message reports that a carrier has failed or recovered. */
export const POLLING_MS = 30_000;
