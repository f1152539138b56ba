import type { IntegrationStatus } from '@contracts/views/manifest.view';

/** GAP-63: label of the transmission status. */
export const transmissionLabel: Readonly<Record<IntegrationStatus, string>> = {
  PENDING: 'Queued',
  SENT: 'Sent',
  FAILED: 'Failed',
  NOT_REQUIRED: 'Not required',
};

/** GAP-63: label of the booking status. */
export const bookingLabel: Readonly<Record<IntegrationStatus, string>> = {
  PENDING: 'Queued',
  SENT: 'Booked',
  FAILED: 'Failed',
  NOT_REQUIRED: 'Permanent',
};
