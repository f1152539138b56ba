import type { FailedAttempt, ManifestEvent } from '@contracts/events/manifest.events.js';

import type { Manifest } from './manifest.js';
import { NotSubmitted } from './manifest.errors.js';

type DataOf<Type extends ManifestEvent['type']> = Extract<ManifestEvent, { type: Type }>['data'];

/** The carrier has the data. Told twice, it is noted once. */
export function recordTransmission(
  { transmission }: Manifest,
  data: DataOf<'ManifestTransmitted'>,
): ManifestEvent[] {
  return isOpen(transmission) ? [{ type: 'ManifestTransmitted', data }] : [];
}

/** A try that failed; of an errand that is done or given up nothing more is noted. */
export function recordTransmissionFailure(
  { transmission }: Manifest,
  data: FailedAttempt,
): ManifestEvent[] {
  return isOpen(transmission) ? [{ type: 'TransmissionFailed', data }] : [];
}

export function recordBooking(
  { booking }: Manifest,
  data: DataOf<'ManifestPickupBooked'>,
): ManifestEvent[] {
  return isOpen(booking) ? [{ type: 'ManifestPickupBooked', data }] : [];
}

export function recordBookingFailure({ booking }: Manifest, data: FailedAttempt): ManifestEvent[] {
  return isOpen(booking) ? [{ type: 'PickupBookingFailed', data }] : [];
}

/** Sends the data to the carrier again, and asks for the pickup again if that had failed (MAN-48, GAP-38). */
export function resend({ isSubmitted }: Manifest): ManifestEvent[] {
  if (!isSubmitted) throw new NotSubmitted();
  return [{ type: 'ManifestResent', data: {} }];
}

/** Marks the manifest's paperwork as seen, once for each kind (MAN-85). */
export function markPrinted(
  { printed }: Manifest,
  data: DataOf<'ManifestPrinted'>,
): ManifestEvent[] {
  return printed.includes(data.paperworkType) ? [] : [{ type: 'ManifestPrinted', data }];
}

const isOpen = (status: Manifest['transmission']): boolean => status === 'PENDING';
