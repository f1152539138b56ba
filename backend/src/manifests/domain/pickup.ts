import type { ManifestingStarted, PickupWindow } from '@contracts/events/manifest.events.js';

import { PickupTimesNotValid } from './manifest.errors.js';

type Pickup = ManifestingStarted['data']['pickup'];

export interface PickupWish {
  /** The carrier comes anyway (MAN-59, MAN-60). */
  readonly isPermanentBooking: boolean;
  readonly isBookingAsked: boolean;
  /** ISO instants. */
  readonly readyTime: string | null;
  readonly closingTime: string | null;
}

/** How the goods get onto the truck. @throws PickupTimesNotValid when a pickup is asked for without its times (MAN-64) */
export function pickupOf(wish: PickupWish): Pickup {
  if (wish.isPermanentBooking) return { mode: 'PERMANENT', window: null };
  if (!wish.isBookingAsked) return { mode: 'NONE', window: null };
  return { mode: 'AD_HOC', window: pickupWindow(wish) };
}

function pickupWindow({ readyTime, closingTime }: PickupWish): PickupWindow {
  if (readyTime === null || closingTime === null) throw new PickupTimesNotValid('incomplete');
  if (Date.parse(closingTime) <= Date.parse(readyTime)) throw new PickupTimesNotValid('reversed');
  return {
    readyTime: new Date(readyTime).toISOString(),
    closingTime: new Date(closingTime).toISOString(),
  };
}
