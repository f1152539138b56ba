/** What waits for a person; whoever works on it reads it again. */
export const needsPerson = { type: 'Tracking', id: 'NEEDS_PERSON' } as const;

/** Nothing announces that a carrier fails or answers again. */
export const POLLING_MS = 30_000;
