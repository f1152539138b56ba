import type { TrackingStatus } from '@contracts/rules/consignment.js';

import type { Call } from './carrier-call.js';
import type { SettingsForm } from './settings-form.js';
import type { Shipment, ShipmentParty } from './shipment.js';

/** A service of the account, under the carrier's name for it. */
export interface AccountService {
  readonly code: string;
  readonly name: string;
}

/** Result of Test connection. */
export interface AccountFacts {
  readonly accountName: string;
  readonly services: readonly AccountService[];
}

/** One amount of a carrier's price, in cents without GST unless it is the GST. */
export interface PriceLine {
  /** FREIGHT, FUEL, GST, OTHER or `CARRIER_<NAME>`. */
  readonly code: string;
  readonly cents: number;
}

/** A carrier's price for one service; its lines add up to the total. */
export type QuotedService =
  | { readonly service: string; readonly totalCents: number; readonly lines: readonly PriceLine[] }
  | {
      readonly service: string;
      /** Stored with the rate under this name, which must not change. */
      readonly refusal: { readonly code: string; readonly message: string };
    };

/** A shipment that the carrier has accepted. */
export interface AnnouncedShipment {
  /** The carrier's own id. */
  readonly carrierReference: string;
  readonly connoteNumber: string;
  /** One for each piece, in the order of the items. */
  readonly articleNumbers: readonly string[];
  readonly quotedCents: number | null;
  /** The carrier's manifest that already contains it. */
  readonly manifestReference: string | null;
}

/** Labels as one file. */
export interface LabelFile {
  readonly format: 'PDF' | 'ZPL';
  readonly bytes: Buffer;
}

/** Announced shipments that are dispatched together. */
export interface CarrierManifest {
  /** `LH-MAN-<manifest>-<transmission>` */
  readonly ourReference: string;
  readonly shipper: string;
  readonly shipments: readonly { readonly carrierReference: string; readonly pieces: number }[];
}

/** Numbers the carrier assigned to a manifest: one, or several if it was split. */
export interface ManifestReceipt {
  readonly references: readonly string[];
}

/** A pickup to book. */
export interface CarrierPickup {
  /** Stable across attempts. */
  readonly ourReference: string;
  readonly service: string;
  readonly from: ShipmentParty;
  /** Instants with the offset of the sender's state. */
  readonly readyTime: string;
  readonly closingTime: string;
  readonly items: Shipment['items'];
}

/** One scan of a carrier. */
export interface CarrierScan {
  readonly number: string;
  readonly status: TrackingStatus;
  readonly dateTime: string;
  readonly location: string | null;
  readonly description: string;
}

/** Scans of the requested numbers, oldest first. */
export interface ScanPage {
  readonly scans: readonly CarrierScan[];
  /** Descriptions that the adapter maps to no status. */
  readonly unknownDescriptions: readonly string[];
}

/** Base URL and authentication headers. */
export interface CarrierOrigin {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Environment variables, and whether production may be called. */
export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly isProduction: boolean;
}

/** Entered settings of an account, with a name for file names and tables. */
export interface NamedSettings {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * A carrier's own interface, in one folder. It imports contracts and the kit, and has no database, clock or
 * environment; screens do not offer what it lacks. Every method throws Rejected, Unavailable, Throttled or Unknown, and
 * nothing else; `carrier-adapter.contract.ts` is its test.
 */
export interface CarrierAdapter<Settings> {
  /** Value of `carrier.adapter`. */
  readonly name: string;
  readonly displayName: string;
  readonly settings: SettingsForm<Settings>;
  /** Issuer of connotes, and the moment they are issued. */
  readonly numbers: 'OURS' | 'CARRIER_AT_CREATE' | 'CARRIER_AT_MANIFEST';
  origin(settings: Settings): CarrierOrigin;
  /** Accounts whose credentials are in the environment, for `npm run carrier:verify`. */
  accountsFrom(environment: Environment): readonly NamedSettings[];
  /** Tests the connection by reading the account. */
  check(call: Call<Settings>): Promise<AccountFacts>;
  readonly rating?: {
    quote(
      shipment: Shipment,
      services: readonly string[],
      call: Call<Settings>,
    ): Promise<QuotedService[]>;
  };
  readonly shipments?: {
    announce(shipment: Shipment, call: Call<Settings>): Promise<AnnouncedShipment>;
    /** Also succeeds if it no longer exists. */
    withdraw(carrierReference: string, call: Call<Settings>): Promise<void>;
    find(ourReference: string, call: Call<Settings>): Promise<AnnouncedShipment | null>;
  };
  readonly labels?: {
    fetch(
      carrierReferences: readonly string[],
      format: LabelFile['format'],
      call: Call<Settings>,
    ): Promise<LabelFile>;
  };
  readonly manifests?: {
    send(manifest: CarrierManifest, call: Call<Settings>): Promise<ManifestReceipt>;
  };
  readonly pickups?: { book(pickup: CarrierPickup, call: Call<Settings>): Promise<string> };
  readonly tracking?: {
    /** Maximum numbers in one call. */
    readonly maxNumbers: number;
    pull(numbers: readonly string[], call: Call<Settings>): Promise<ScanPage>;
  };
}

/** Optional capabilities of an adapter, beyond the connection test. */
export const capabilities = [
  'rating',
  'shipments',
  'labels',
  'manifests',
  'pickups',
  'tracking',
] as const;
export type Capability = (typeof capabilities)[number];
