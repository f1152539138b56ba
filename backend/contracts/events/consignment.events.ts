import { keysOf } from '../keys-of.js';
import type { ConsignmentType, TrackingStatus } from '../rules/consignment.js';
import type { AddressData } from './address.data.js';
import type { DomainEvent } from './domain-event.js';
import type { OfferData } from './offer.data.js';
import type { ConnoteFormat, NumberBlock } from './prefix-range.events.js';

export interface DangerousGoodData {
  readonly unNumber: number;
  readonly shippingName: string;
  readonly hazardClass: string;
  readonly subRisk: string;
  readonly packingGroup: string;
  readonly packageDescription: string;
  readonly commonName: string;
  /** Kilograms or litres for the whole line. */
  readonly weight: number;
  readonly type: 'PACKAGED' | 'BULK';
}

/** One line of goods. Sizes in metres, weights in kilograms, both per piece. */
export interface ItemData {
  readonly itemNumber: number;
  readonly itemTypeId: number;
  readonly itemTypeName: string;
  readonly itemTemplateId: number | null;
  readonly name: string | null;
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly dangerousGoods: readonly DangerousGoodData[];
}

export interface PayerAccountData {
  readonly id: number;
  readonly whoPays: 'RECEIVER' | 'THIRD_PARTY';
  readonly accountNumber: string;
  readonly description: string;
  readonly carrierId: number;
}

export interface CategoryPickData {
  readonly categoryId: number;
  readonly categoryEntryId: number;
  readonly categoryDesc: string;
  readonly entryDesc: string;
}

export interface PalletControlData {
  readonly transferType: 'CARRIER' | 'RECEIVER';
  readonly loscam: number;
  readonly chep: number;
  readonly other: number;
}

/** Everything a user entered or chose about a consignment, except its carrier. */
export interface ConsignmentContent {
  readonly consignmentType: ConsignmentType;
  readonly creationMethod: 'WEB' | 'API' | 'IMPORT';
  /** Calendar day in the sender's state, yyyy-MM-dd. */
  readonly dispatchDate: string;
  /** Receiver's time slot, ISO instants; both or neither. */
  readonly deliveryWindow: { readonly begin: string; readonly end: string } | null;
  readonly sender: AddressData | null;
  readonly receiver: AddressData | null;
  readonly items: readonly ItemData[];
  readonly references: readonly string[];
  readonly categoryPicks: readonly CategoryPickData[];
  readonly payerAccount: PayerAccountData | null;
  readonly palletControl: PalletControlData | null;
  readonly specialInstructions: string | null;
  readonly isTailgateRequired: boolean;
  readonly hasAuthorityToLeave: boolean;
}

/** Customer and client of the consignment, with their names at that time: lists show them without a join. */
export interface ConsignmentOwner {
  readonly clientId: number;
  readonly clientName: string;
  readonly customerId: number;
}

/** Item numbers of a consignment's pieces, from the prefix's item range, in the order of its lines. */
export interface ItemNumbersData {
  readonly prefixRangeId: number;
  /** Format of a connote number. */
  readonly format: ConnoteFormat;
  readonly blocks: readonly NumberBlock[];
}

/** Party whose name and address can be erased. */
export type ErasedParty = 'SENDER' | 'RECEIVER';

export type PaperworkType = 'LABEL' | 'CONSIGNMENT' | 'FREIGHT_SUMMARY';

export type ConsignmentDrafted = DomainEvent<
  'ConsignmentDrafted',
  {
    readonly consignmentId: number;
    readonly owner: ConsignmentOwner;
    readonly content: ConsignmentContent;
  }
>;
/** Ready to send, either at once or from a draft: both addresses valid, a carrier offer chosen. */
export type ConsignmentCreated = DomainEvent<
  'ConsignmentCreated',
  {
    readonly consignmentId: number;
    readonly owner: ConsignmentOwner;
    readonly content: ConsignmentContent;
  }
>;
export type ConsignmentAmended = DomainEvent<
  'ConsignmentAmended',
  { readonly content: ConsignmentContent }
>;
/** Null when the carrier was removed; only a draft can be left without an offer. */
export type OfferSelected = DomainEvent<'OfferSelected', { readonly offer: OfferData | null }>;
/** Always belongs to the offer selected last. An offer from another account releases the connote. */
export type ConnoteAssigned = DomainEvent<
  'ConnoteAssigned',
  {
    readonly connoteNumber: string;
    /** Both null when the carrier's own system issued the connote (GAP-22). */
    readonly prefixRangeId: number | null;
    readonly number: number | null;
  }
>;
/** All item numbers of the consignment, including earlier ones; an offer with another prefix releases them. */
export type ItemsNumbered = DomainEvent<'ItemsNumbered', ItemNumbersData>;
export type ConsignmentDeleted = DomainEvent<'ConsignmentDeleted', Record<string, never>>;
export type ConsignmentRestored = DomainEvent<'ConsignmentRestored', Record<string, never>>;
export type DispatchDateRolledOver = DomainEvent<
  'DispatchDateRolledOver',
  { readonly from: string; readonly to: string; readonly etaDate: string | null }
>;
export type ConsignmentManifested = DomainEvent<
  'ConsignmentManifested',
  { readonly manifestId: number; readonly manifestNumber: string }
>;
/** The carrier's reference for the pickup; its effect on the status follows as a TrackingUpdated. */
export type PickupBooked = DomainEvent<
  'PickupBooked',
  { readonly manifestId: number; readonly bookingReference: string }
>;
export type TrackingUpdated = DomainEvent<
  'TrackingUpdated',
  {
    readonly status: TrackingStatus;
    /** When it happened at the carrier, ISO instant; `recordedAt` is when it was recorded here. */
    readonly occurredAt: string;
    readonly location: string | null;
    readonly description: string;
    readonly carrierDescription: string | null;
    readonly source: 'CARRIER' | 'MANUAL';
    /** False for a scan that arrived after a newer one: it is listed and leaves the status unchanged. */
    readonly isLatest: boolean;
  }
>;
export type ProofRecorded = DomainEvent<
  'ProofRecorded',
  {
    readonly kind: 'PICKUP' | 'DELIVERY';
    readonly signedBy: string;
    /** PNG as base64; null when the carrier sent a name only. */
    readonly signature: string | null;
    readonly occurredAt: string;
  }
>;
export type LabelPrinted = DomainEvent<'LabelPrinted', { readonly paperworkType: PaperworkType }>;
/** A person requested erasure: these parties are no longer named anywhere, including the history. */
export type PersonalDataErased = DomainEvent<
  'PersonalDataErased',
  { readonly parties: readonly ErasedParty[] }
>;

/** Events of one consignment, in the stream `consignment-{id}`. */
export type ConsignmentEvent =
  | ConsignmentDrafted
  | ConsignmentCreated
  | ConsignmentAmended
  | OfferSelected
  | ConnoteAssigned
  | ItemsNumbered
  | ConsignmentDeleted
  | ConsignmentRestored
  | DispatchDateRolledOver
  | ConsignmentManifested
  | PickupBooked
  | TrackingUpdated
  | ProofRecorded
  | LabelPrinted
  | PersonalDataErased;

/** Stream prefix and current schema version of consignment events. */
export const consignmentStream = { prefix: 'consignment-', schemaVersion: 3 } as const;

/** Whether each type of event changes the content. */
const changesContent: Readonly<Record<ConsignmentEvent['type'], boolean>> = {
  ConsignmentDrafted: true,
  ConsignmentCreated: true,
  ConsignmentAmended: true,
  OfferSelected: true,
  ConnoteAssigned: false,
  ItemsNumbered: false,
  ConsignmentDeleted: false,
  ConsignmentRestored: false,
  DispatchDateRolledOver: true,
  ConsignmentManifested: false,
  PickupBooked: false,
  TrackingUpdated: false,
  ProofRecorded: false,
  LabelPrinted: false,
  PersonalDataErased: false,
};

/** GAP-61: events that change the content; a consignment's `revision` counts them. */
export const contentEvents: ReadonlySet<ConsignmentEvent['type']> = new Set(
  keysOf(changesContent).filter((type) => changesContent[type]),
);
