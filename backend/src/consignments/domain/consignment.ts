import type {
  ConsignmentContent,
  ConsignmentEvent,
  ConsignmentOwner,
  ItemNumbersData,
  PaperworkType,
} from '@contracts/events/consignment.events.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { ConsignmentStatus } from '@contracts/rules/consignment.js';

import { countingContent, factsInCommon } from './facts-in-common.js';
import type { Connote } from './numbers-under.js';
import { scanKey } from './scan-key.js';

/**
 * The life of a consignment. Somebody drafts it, or creates it at once when both addresses and a
 * carrier's offer are settled; from then on it has a connote, unless the carrier gives that itself.
 * While it is open it may be amended, deleted and restored. Manifesting hands it to the carrier and
 * closes it: after that only the carrier's pickup, scans and proofs, or a person who corrects the
 * status, add to its story. Labels may be had of it at any time.
 *
 * Only what decisions depend on is kept here; what screens show is in `record/`.
 */
export interface Consignment {
  /** 0 while it does not exist. */
  readonly id: number;
  readonly owner: ConsignmentOwner;
  readonly status: ConsignmentStatus;
  readonly isDeleted: boolean;
  readonly content: ConsignmentContent;
  readonly offer: OfferData | null;
  readonly connote: Connote | null;
  /** Null where its pieces have no numbers of their own. */
  readonly itemNumbers: ItemNumbersData | null;
  /** How many changes of content there have been (GAP-61). */
  readonly contentRevision: number;
  readonly manifestId: number | null;
  readonly bookedManifestIds: readonly number[];
  /** When the status was reached out there, ISO instant; null before the first scan. */
  readonly statusSince: string | null;
  /** Scans already recorded, by `scanKey`. */
  readonly scans: readonly string[];
  readonly proofs: readonly ('PICKUP' | 'DELIVERY')[];
  readonly printed: readonly PaperworkType[];
}

export const unknownConsignment: Consignment = {
  id: 0,
  owner: { clientId: 0, clientName: '', customerId: 0 },
  status: 'DRAFT',
  isDeleted: false,
  content: {
    consignmentType: 'DEFAULT',
    creationMethod: 'WEB',
    dispatchDate: '',
    deliveryWindow: null,
    sender: null,
    receiver: null,
    items: [],
    references: [],
    categoryPicks: [],
    payerAccount: null,
    palletControl: null,
    specialInstructions: null,
    isTailgateRequired: false,
    hasAuthorityToLeave: false,
  },
  offer: null,
  connote: null,
  itemNumbers: null,
  contentRevision: 0,
  manifestId: null,
  bookedManifestIds: [],
  statusSince: null,
  scans: [],
  proofs: [],
  printed: [],
};

const evolveFacts = evolveBy<Consignment, ConsignmentEvent>({
  ...factsInCommon,
  ConsignmentDrafted: (consignment, { data: { consignmentId, owner, content } }) => ({
    ...consignment,
    id: consignmentId,
    owner,
    content,
    status: 'DRAFT',
  }),
  ConsignmentCreated: (consignment, { data: { consignmentId, owner, content } }) => ({
    ...consignment,
    id: consignmentId,
    owner,
    content,
    status: 'CREATED',
  }),
  ConsignmentManifested: (consignment, { data: { manifestId } }) => ({
    ...consignment,
    status: 'MANIFESTED',
    manifestId,
  }),
  PickupBooked: (consignment, { data: { manifestId } }) => ({
    ...consignment,
    bookedManifestIds: [...consignment.bookedManifestIds, manifestId],
  }),
  TrackingUpdated: (consignment, { data }) => ({
    ...consignment,
    ...(data.isLatest && { status: data.status, statusSince: data.occurredAt }),
    scans: [...consignment.scans, scanKey(consignment.connote?.connoteNumber ?? '', data)],
  }),
  ProofRecorded: (consignment, { data: { kind } }) => ({
    ...consignment,
    proofs: [...consignment.proofs, kind],
  }),
});

export const evolve = (consignment: Consignment, event: ConsignmentEvent): Consignment =>
  countingContent(evolveFacts(consignment, event), event);
