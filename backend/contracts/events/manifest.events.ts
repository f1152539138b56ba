import type { ManifestGroup } from '../rules/manifest-group.js';
import type { DomainEvent } from './domain-event.js';

/** Collection of the goods by the carrier. PERMANENT: the carrier calls regularly; NONE: no pickup was requested. */
export type PickupMode = 'AD_HOC' | 'PERMANENT' | 'NONE';

export interface PickupWindow {
  /** ISO instants. */
  readonly readyTime: string;
  readonly closingTime: string;
}

export interface ManifestOwner {
  readonly clientId: number;
  readonly clientName: string;
  readonly customerId: number;
}

/** Carrier and account shared by every consignment of the manifest (MAN, eligibility). */
export interface ManifestCarrier {
  readonly carrierId: number;
  readonly carrierDisplayName: string;
  readonly customerCarrierId: number;
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  readonly displayServiceType: string;
}

export type ManifestingStarted = DomainEvent<
  'ManifestingStarted',
  {
    readonly manifestId: number;
    readonly manifestNumber: string;
    readonly owner: ManifestOwner;
    readonly carrier: ManifestCarrier;
    readonly senderCompany: string;
    readonly dispatchDate: string;
    /** Set when consignments from another day move to `dispatchDate` (rollover, GAP-44). */
    readonly isRollover: boolean;
    readonly pickup: { readonly mode: PickupMode; readonly window: PickupWindow | null };
    /** False when the client's manifesting is not active: nothing is sent to the carrier (GAP-29). */
    readonly isTransmissionEnabled: boolean;
    /** As it was when the manifest was requested: a consignment that no longer matches is left out. */
    readonly group: ManifestGroup;
    readonly consignmentIds: readonly number[];
  }
>;
export type ConsignmentAddedToManifest = DomainEvent<
  'ConsignmentAddedToManifest',
  { readonly consignmentId: number; readonly connoteNumber: string; readonly items: number }
>;
/** Left out because it changed in the meantime; `reason` is human-readable. */
export type ConsignmentLeftOut = DomainEvent<
  'ConsignmentLeftOut',
  { readonly consignmentId: number; readonly reason: string }
>;
/** No more consignments are added; the manifest is empty if every consignment was left out. */
export type ManifestSubmitted = DomainEvent<
  'ManifestSubmitted',
  { readonly consignments: number; readonly leftOut: number }
>;
export type PickupBookingRequested = DomainEvent<
  'PickupBookingRequested',
  { readonly via: 'CARRIER_API' | 'EMAIL'; readonly window: PickupWindow }
>;
export type ManifestPickupBooked = DomainEvent<
  'ManifestPickupBooked',
  { readonly bookingReference: string; readonly via: 'CARRIER_API' | 'EMAIL' }
>;
export type PickupBookingFailed = DomainEvent<'PickupBookingFailed', FailedAttempt>;
export type TransmissionQueued = DomainEvent<
  'TransmissionQueued',
  { readonly transferType: string; readonly fileName: string }
>;
export type ManifestTransmitted = DomainEvent<
  'ManifestTransmitted',
  { readonly integrationManifestId: string; readonly fileName: string }
>;
export type TransmissionFailed = DomainEvent<'TransmissionFailed', FailedAttempt>;
export type ManifestResent = DomainEvent<'ManifestResent', Record<string, never>>;
export type ManifestPrinted = DomainEvent<
  'ManifestPrinted',
  { readonly paperworkType: 'LABEL' | 'CONSIGNMENT' | 'FREIGHT_SUMMARY' }
>;

export interface FailedAttempt {
  /** Human-readable reason, for users who can act on it. */
  readonly reason: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** ISO instant of the next attempt; null after the last one. */
  readonly nextTryAt: string | null;
}

/** Events of one manifest, in the stream `manifest-{id}`. */
export type ManifestEvent =
  | ManifestingStarted
  | ConsignmentAddedToManifest
  | ConsignmentLeftOut
  | ManifestSubmitted
  | PickupBookingRequested
  | ManifestPickupBooked
  | PickupBookingFailed
  | TransmissionQueued
  | ManifestTransmitted
  | TransmissionFailed
  | ManifestResent
  | ManifestPrinted;

export const manifestStream = { prefix: 'manifest-', schemaVersion: 1 } as const;
