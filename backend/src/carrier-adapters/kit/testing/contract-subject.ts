import { loopbackPolicy } from '../../../platform/outgoing/testing/loopback-policy.js';
import type { CarrierPickup } from '../carrier-adapter.js';
import { type CallLogEntry, networkTransport } from '../carrier-client.js';
import type { AdapterWork, CarrierKind } from '../carrier-kind.js';
import type { Shipment, ShipmentParty } from '../shipment.js';
import type { DoubleServer } from './double-server.js';

/** Requests of a double, as `METHOD /path`. */
type Endpoint =
  'account' | 'prices' | 'announce' | 'find' | 'labels' | 'order' | 'pickup' | 'track';

/** Subject of the contract: one adapter with its double, its settings and probes for both. */
export interface CarrierSubject {
  readonly kind: CarrierKind;
  readonly settings: Readonly<Record<string, string>>;
  readonly wrongSettings: Readonly<Record<string, string>>;
  /** Strings that must not appear in any log or message. */
  readonly secrets: readonly string[];
  readonly double: DoubleServer;
  readonly endpoints: Readonly<Record<Endpoint, string>>;
  /** Two services of the account. */
  readonly services: readonly [string, string];
  readonly serviceNotInContract: string;
  /** A service that does not accept dangerous goods. */
  readonly withoutDangerousGoods: string;
  /** Whether the account may book pickups. */
  readonly canBookPickups: boolean;
  readonly expireAccount: () => void;
  readonly blockCredit: () => void;
  /** Number of shipments in the double with exactly this reference. */
  readonly countShipments: (ourReference: string) => number;
  readonly countOrders: () => number;
  readonly countPickups: (ourReference: string) => number;
  /** Adds a journey with scans for a number. */
  readonly addJourney: (number: string, journey: Journey) => void;
}

export type Journey = 'DELIVERED' | 'PARTIALLY_DELIVERED' | 'UNKNOWN_WORDS';

/** Long enough for a busy machine, which may delay the double; a test of a server that hangs takes as long. */
const TIMEOUT_MS = 2000;
const now = new Date('2026-11-25T00:00:00Z');

/** Runs the adapter against its double. */
export function at<Result>(
  { kind, settings, double }: CarrierSubject,
  work: AdapterWork<Result>,
  { callLog = [], entered = settings }: { callLog?: CallLogEntry[]; entered?: unknown } = {},
): Promise<Result> {
  const io = {
    transport: networkTransport(loopbackPolicy(TIMEOUT_MS)),
    now: () => now,
    log: (entry: CallLogEntry) => callLog.push(entry),
    server: double.url,
    pause: () => Promise.resolve(),
  };
  return kind.use(entered, io, work);
}

/** Returns a capability not declared absent. @throws if the adapter lacks it */
export function present<Value>(capability: Value | undefined): Value {
  if (capability === undefined) throw new Error('the capability is absent');
  return capability;
}

const from: ShipmentParty = {
  company: 'Wattle Medical',
  contactName: 'Dispatch Desk',
  phoneNumber: '0290001111',
  email: 'dispatch@wattle.example',
  addressLine1: '12 Foundry Road',
  addressLine2: null,
  suburb: 'SEVEN HILLS',
  state: 'NSW',
  postcode: '2147',
};

const to: ShipmentParty = {
  ...from,
  company: 'Kookaburra Paints Pty Ltd',
  contactName: null,
  email: null,
  addressLine1: 'Shop 4, Ground Floor, The Old Exchange Building',
  addressLine2: '188 Marine Parade',
  suburb: 'COOLANGATTA',
  state: 'QLD',
  postcode: '4225',
};

let shipments = 0;

/** A shipment of two cartons and a satchel with a unique reference. */
export const shipmentFor = (service: string, changes: Partial<Shipment> = {}): Shipment => ({
  ourReference: `LH-${++shipments}-1`,
  references: ['PO 4711'],
  type: 'DEFAULT',
  service,
  from,
  to,
  items: [
    {
      itemNumber: 1,
      itemTypeName: 'Carton',
      description: 'Bandages',
      quantity: 2,
      length: 0.6,
      width: 0.4504,
      height: 0.4,
      weight: 7.12345,
      hasDangerousGoods: false,
    },
    {
      itemNumber: 2,
      itemTypeName: 'Satchel',
      description: null,
      quantity: 1,
      length: 0.3,
      width: 0.2,
      height: 0.05,
      weight: 0.5,
      hasDangerousGoods: false,
    },
  ],
  specialInstructions: 'Ring the bell at the dock',
  hasAuthorityToLeave: false,
  ...changes,
});

/** A pickup of those goods on the following afternoon. */
export const pickupFor = (service: string): CarrierPickup => ({
  ourReference: `pickup-${++shipments}`,
  service,
  from,
  readyTime: '2026-11-25T13:00:00+11:00',
  closingTime: '2026-11-25T16:30:00+11:00',
  items: shipmentFor(service).items,
});
