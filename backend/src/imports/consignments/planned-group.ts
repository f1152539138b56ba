import type { OfferData } from '@contracts/events/offer.data.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import type { ChangeView } from '@contracts/views/history.view.js';
import type { ImportAction, KnownReference } from '@contracts/views/import.view.js';

import type { Actor } from '../../platform/actor.js';
import type { OfferChoice } from './choose-offer.js';
import type { ImportError, RowGroup } from './consignment-template.js';
import type { ImportReferenceData } from './import-reference.queries.js';
import type { ReceiverResolver } from './receiver-resolver.js';

/** Options for the groups of a file. */
export interface GroupOptions extends OfferChoice {
  /** BULK-14: saves rows that cannot become a consignment as a draft. */
  readonly saveFailedAsDraft: boolean;
  /** Handling of a reference that a consignment already has. */
  readonly whenKnown: KnownReference;
  /** Plans the orders of the sample file; in other files of a live client they are errors (ADR 63). */
  readonly isSample: boolean;
}

/** Context for planning the rows of one file. */
export interface PlanContext {
  readonly data: ImportReferenceData;
  readonly receivers: ReceiverResolver;
  readonly options: GroupOptions;
  readonly actor: Actor;
}

/** The offer that a plan chose; it is priced again and must cost the same. */
export type PlannedOffer = Pick<
  OfferData,
  'clientCarrierAccountId' | 'carrierServiceTypeId' | 'totalCents'
>;

/** A consignment that the rows change. */
export interface PlannedUpdate {
  readonly consignmentId: number;
  /** Revision of its content that the plan is based on. */
  readonly expectedRevision: number;
  readonly dispatchDate: string;
  /** Null for a draft without an offer. */
  readonly previousCents: number | null;
  readonly isPriceKept: boolean;
  readonly changes: readonly ChangeView[];
}

/** The rows of one reference with their planned action; nothing is written. */
export interface PlannedGroup {
  readonly group: RowGroup;
  readonly action: ImportAction;
  /** As parsed, without receiver and carrier. */
  readonly request: SaveConsignmentRequest;
  /** Null unless the action is CREATE or UPDATE. */
  readonly chosen: OfferData | null;
  /** The runner-up; null if there is none. */
  readonly next: OfferData | null;
  /** All offers, best first; empty unless one is chosen. */
  readonly offers: readonly OfferData[];
  /** Null unless the action is UPDATE. */
  readonly update: PlannedUpdate | null;
  /** Reason it does not become a consignment. */
  readonly errors: readonly ImportError[];
}

/** Outcome of the rows of one reference. */
export interface GroupImportResult {
  readonly group: RowGroup;
  readonly outcome: 'CREATED' | 'DRAFT' | 'FAILED';
  readonly errors: readonly ImportError[];
}

/** BULK-14: action for rows with errors. */
export const errorAction = ({ saveFailedAsDraft }: GroupOptions): 'DRAFT' | 'ERROR' =>
  saveFailedAsDraft ? 'DRAFT' : 'ERROR';

/** Adds the chosen offer to a shipment. */
export const withOffer = (
  shipment: SaveConsignmentRequest['offer'],
  { clientCarrierAccountId, carrierServiceTypeId, totalCents }: PlannedOffer,
): SaveConsignmentRequest['offer'] => ({
  ...shipment,
  clientCarrierAccountId,
  carrierServiceTypeId,
  totalCost: totalCents / 100,
});
