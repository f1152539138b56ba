/** Cache tag of what needs a person; invalidated by work on it. */
export const needsPerson = { type: 'Tracking', id: 'NEEDS_PERSON' } as const;

/** Nothing announces that a carrier fails or answers again. */
export const POLLING_MS = 30_000;
