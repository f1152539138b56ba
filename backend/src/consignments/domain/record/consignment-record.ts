import {
  type ConsignmentContent,
  type ConsignmentEvent,
  type ConsignmentOwner,
  type ItemNumbersData,
  type PaperworkType,
  type ProofRecorded,
  type TrackingUpdated,
} from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { ConsignmentStatus } from '@contracts/rules/consignment.js';

import { unknownConsignment } from '../consignment.js';
import { countingContent, factsInCommon } from '../facts-in-common.js';
import type { Connote } from '../numbers-under.js';

type Proof = Omit<ProofRecorded['data'], 'kind'>;

/** Everything a screen shows of one consignment, at one moment of its life. */
export interface ConsignmentRecord {
  /** 0 before its first event. */
  readonly id: number;
  readonly owner: ConsignmentOwner;
  readonly status: ConsignmentStatus;
  readonly isDeleted: boolean;
  readonly content: ConsignmentContent;
  readonly offer: OfferData | null;
  readonly connote: Connote | null;
  readonly itemNumbers: ItemNumbersData | null;
  readonly contentRevision: number;
  readonly createdAt: string;
  readonly manifestId: number | null;
  readonly manifestNumber: string | null;
  readonly manifestedAt: string | null;
  readonly bookingReference: string | null;
  readonly printed: readonly PaperworkType[];
  /** As they became known, oldest first. */
  readonly tracking: readonly TrackingUpdated['data'][];
  readonly proofs: { readonly PICKUP: Proof | null; readonly DELIVERY: Proof | null };
}

export const emptyRecord: ConsignmentRecord = {
  id: 0,
  owner: unknownConsignment.owner,
  status: 'DRAFT',
  isDeleted: false,
  content: unknownConsignment.content,
  offer: null,
  connote: null,
  itemNumbers: null,
  contentRevision: 0,
  createdAt: '',
  manifestId: null,
  manifestNumber: null,
  manifestedAt: null,
  bookingReference: null,
  printed: [],
  tracking: [],
  proofs: { PICKUP: null, DELIVERY: null },
};

type Moment = Recorded<ConsignmentEvent>;

const evolveFields = evolveBy<ConsignmentRecord, Moment>({
  ...factsInCommon,
  ConsignmentDrafted: (record, { data, metadata: { recordedAt } }) => ({
    ...begun(record, data, recordedAt),
    status: 'DRAFT',
  }),
  ConsignmentCreated: (record, { data, metadata: { recordedAt } }) => ({
    ...begun(record, data, recordedAt),
    status: 'CREATED',
  }),
  ConsignmentManifested: (record, { data, metadata: { recordedAt } }) => ({
    ...record,
    ...data,
    status: 'MANIFESTED',
    manifestedAt: recordedAt,
  }),
  PickupBooked: (record, { data: { bookingReference } }) => ({ ...record, bookingReference }),
  TrackingUpdated: (record, { data }) => ({
    ...record,
    ...(data.isLatest && { status: data.status }),
    tracking: [...record.tracking, data],
  }),
  ProofRecorded: (record, { data: { kind, ...proof } }) => ({
    ...record,
    proofs: { ...record.proofs, [kind]: proof },
  }),
});

/**
 * The record after one more event: fold a story from `emptyRecord`, or a part of it to look into the past. Stories
 * come `withErasures`, so that no part of them holds what was erased later.
 */
export const evolveRecord = (record: ConsignmentRecord, event: Moment): ConsignmentRecord =>
  countingContent(evolveFields(record, event), event);

function begun(
  record: ConsignmentRecord,
  data: { consignmentId: number; owner: ConsignmentOwner; content: ConsignmentContent },
  recordedAt: string,
): ConsignmentRecord {
  const { consignmentId: id, owner, content } = data;
  return { ...record, id, owner, content, createdAt: record.createdAt || recordedAt };
}
