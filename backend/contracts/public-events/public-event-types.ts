import type { EventFacts } from './public-event-facts.js';
import { keysOf } from '../keys-of.js';

/** Every type of public event and its newest version. */
export const publicEventVersions = {
  'consignment.created': 1,
  'consignment.updated': 1,
  'consignment.offer_changed': 1,
  'consignment.connote_assigned': 1,
  'consignment.dispatch_date_changed': 1,
  'consignment.deleted': 1,
  'consignment.restored': 1,
  'consignment.manifested': 1,
  'consignment.pickup_booked': 1,
  'tracking.updated': 1,
  'consignment.picked_up': 1,
  'consignment.out_for_delivery': 1,
  'consignment.delivered': 1,
  'consignment.partially_delivered': 1,
  'consignment.delivery_failed': 1,
  'consignment.proof_recorded': 1,
  'consignment.label_printed': 1,
  'consignment.personal_data_erased': 1,
  'manifest.submitted': 1,
  'manifest.transmitted': 1,
  'manifest.transmission_failed': 1,
  'manifest.resent': 1,
  'manifest.pickup_booked': 1,
  'manifest.pickup_booking_failed': 1,
  'manifest.consignment_left_out': 1,
  'connote_range.exhausted': 1,
} as const satisfies Readonly<Record<keyof EventFacts, number>>;

export type PublicEventType = keyof typeof publicEventVersions;

export const publicEventTypes = keysOf(publicEventVersions);

const known: ReadonlySet<string> = new Set(publicEventTypes);

export const isPublicEventType = (name: string): name is PublicEventType => known.has(name);

/** The families of types: `consignment`, `tracking`, … */
const families: ReadonlySet<string> = new Set(
  publicEventTypes.map((type) => type.slice(0, type.indexOf('.'))),
);

/** Whether a name is a type selector: `*`, a type, or all of a family (`consignment.*`). */
export const isTypeSelector = (name: string): boolean =>
  name === '*' ||
  known.has(name) ||
  (name.endsWith('.*') && families.has(name.slice(0, -'.*'.length)));

/** Returns the types selected by the names (`isTypeSelector`); unknown names select none. */
export function selectTypes(names: readonly string[]): readonly PublicEventType[] {
  return publicEventTypes.filter((type) =>
    names.some(
      (name) =>
        name === '*' ||
        name === type ||
        (name.endsWith('.*') && type.startsWith(name.slice(0, -'*'.length))),
    ),
  );
}
