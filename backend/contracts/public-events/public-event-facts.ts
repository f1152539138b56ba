import type { ErasedParty, PaperworkType } from '../events/consignment.events.js';
import type { ConsignmentType, TrackingStatus } from '../rules/consignment.js';

/** Origin and destination of a consignment, without personal data. */
export interface PublicPlace {
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
}

/** State of a consignment at each of its events. */
export interface ConsignmentFacts {
  readonly consignmentId: number;
  readonly connoteNumber: string | null;
  readonly references: readonly string[];
  readonly receiver: PublicPlace | null;
}

export interface ManifestFacts {
  readonly manifestId: number;
  readonly manifestNumber: string;
  readonly carrier: string;
}

/** The numbers of a client's carrier account. */
export interface RangeFacts {
  readonly clientCarrierAccountId: number;
  readonly prefixRangeId: number;
  readonly prefix: string;
}

interface Milestone {
  readonly status: TrackingStatus;
  readonly location: string | null;
  readonly hasProof: boolean;
  /** Null unless it was delivered and has an ETA. */
  readonly isOnTime: boolean | null;
}

/** Failed attempt to send a manifest, without its reason, which may name servers. */
interface Attempt {
  readonly attempt: number;
  readonly nextTryAt: string | null;
}

/**
 * Stored payload of each public event besides the facts of its subject: neutral values (cents, grams, instants, codes),
 * from which a renderer makes the payload. No name, street, phone number, email address, instruction or signature is
 * included.
 */
export interface EventFacts {
  'consignment.created': {
    readonly consignmentType: ConsignmentType;
    readonly creationMethod: 'WEB' | 'API' | 'IMPORT';
    readonly dispatchDate: string;
    readonly etaDate: string | null;
    readonly carrier: string;
    readonly service: string;
    readonly pieces: number;
    readonly weightGrams: number;
    readonly totalCents: number;
    readonly gstCents: number;
  };
  'consignment.updated': { readonly revision: number };
  'consignment.offer_changed': {
    readonly carrier: string;
    readonly service: string;
    readonly etaDate: string | null;
    readonly totalCents: number;
    readonly previousTotalCents: number;
  };
  'consignment.connote_assigned': { readonly previousConnoteNumber: string | null };
  'consignment.dispatch_date_changed': {
    readonly from: string;
    readonly to: string;
    readonly etaDate: string | null;
  };
  'consignment.deleted': object;
  'consignment.restored': object;
  'consignment.manifested': { readonly manifestId: number; readonly manifestNumber: string };
  'consignment.pickup_booked': { readonly manifestId: number; readonly bookingReference: string };
  'tracking.updated': {
    readonly status: TrackingStatus;
    readonly location: string | null;
    readonly source: 'CARRIER' | 'MANUAL';
    readonly isLatest: boolean;
  };
  'consignment.picked_up': Milestone;
  'consignment.out_for_delivery': Milestone;
  'consignment.delivered': Milestone;
  'consignment.partially_delivered': Milestone;
  'consignment.delivery_failed': Milestone;
  'consignment.proof_recorded': {
    readonly kind: 'PICKUP' | 'DELIVERY';
    readonly hasSignature: boolean;
  };
  'consignment.label_printed': { readonly paperworkType: PaperworkType };
  'consignment.personal_data_erased': { readonly parties: readonly ErasedParty[] };
  'manifest.submitted': { readonly consignments: number; readonly leftOut: number };
  'manifest.transmitted': object;
  'manifest.transmission_failed': Attempt;
  'manifest.resent': object;
  'manifest.pickup_booked': { readonly bookingReference: string };
  'manifest.pickup_booking_failed': Attempt;
  'manifest.consignment_left_out': { readonly consignmentId: number; readonly reason: string };
  'connote_range.exhausted': object;
}

/** Kinds of subjects of public events. The events of one subject are ordered. */
export type PublicSubjectKind = 'consignment' | 'manifest' | 'connote-range';

/** Facts of the subject carried by an event of a type. */
export type SubjectFacts<Type extends keyof EventFacts> = Type extends `manifest.${string}`
  ? ManifestFacts
  : Type extends `connote_range.${string}`
    ? RangeFacts
    : ConsignmentFacts;

/** Stored data of an event of this type. */
export type FactsOf<Type extends keyof EventFacts> = SubjectFacts<Type> & EventFacts[Type];
