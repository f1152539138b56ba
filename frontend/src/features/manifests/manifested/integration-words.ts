import type { IntegrationStatus } from '@contracts/views/manifest.view';

/** GAP-63: what the data transfer's status is called on the screen. */
export const dataWords: Readonly<Record<IntegrationStatus, string>> = {
  PENDING: 'Queued',
  SENT: 'Sent',
  FAILED: 'Failed',
  NOT_REQUIRED: 'Not required',
};

/** GAP-63: and the pickup booking's. */
export const bookingWords: Readonly<Record<IntegrationStatus, string>> = {
  PENDING: 'Queued',
  SENT: 'Booked',
  FAILED: 'Failed',
  NOT_REQUIRED: 'Permanent',
};
