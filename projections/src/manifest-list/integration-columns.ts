import type { Recorded } from '@contracts/events/domain-event.js';
import type { FailedAttempt } from '@contracts/events/manifest.events.js';
import type { IntegrationStatus } from '@contracts/views/manifest.view.js';

/** Failed for good only when no further try is planned (GAP-37). */
export const failure = ({ nextTryAt }: FailedAttempt): IntegrationStatus =>
  nextTryAt === null ? 'FAILED' : 'PENDING';

/** A step of the transfer to the carrier: what went wrong before it no longer matters. */
export const transfer = (dataStatus: IntegrationStatus, { metadata }: Recorded) => ({
  dataStatus,
  integrationError: null,
  integrationNextTryAt: null,
  integrationUpdatedAt: metadata.recordedAt,
});

/** A step of the pickup booking, likewise. */
export const booking = (bookingStatus: IntegrationStatus, { metadata }: Recorded) => ({
  bookingStatus,
  bookingError: null,
  bookingNextTryAt: null,
  bookingUpdatedAt: metadata.recordedAt,
});

/** The transfer is asked for, again or for the first time: its tries count from the beginning. */
export const queued = (event: Recorded) => ({
  ...transfer('PENDING', event),
  integrationAttempts: 0,
});

export const bookingAsked = (event: Recorded) => ({
  ...booking('PENDING', event),
  bookingAttempts: 0,
});
