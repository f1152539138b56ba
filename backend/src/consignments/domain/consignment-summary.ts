import type { ItemNumbersData, PaperworkType } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { ConsignmentState, ConsignmentStatus } from '@contracts/rules/consignment.js';

import type { Connote, Facts, KnownConsignment } from './consignment.js';

/** A consignment in any phase, flat: as read by lists, documents and carriers. */
export interface ConsignmentSummary extends Facts {
  readonly state: ConsignmentState;
  readonly status: ConsignmentStatus;
  readonly offer: OfferData | null;
  readonly connote: Connote | null;
  readonly itemNumbers: ItemNumbersData | null;
  readonly printed: readonly PaperworkType[];
  readonly manifestId: number | null;
}

const unnumbered = { connote: null, itemNumbers: null, printed: [], manifestId: null } as const;

/** Maps any phase to the same flat summary. */
export function toSummary(consignment: KnownConsignment): ConsignmentSummary {
  switch (consignment.phase) {
    case 'DRAFT':
      return { ...unnumbered, ...consignment, state: 'OPEN', status: 'DRAFT' };
    case 'UNPRICED':
      return { ...unnumbered, ...consignment, state: 'OPEN', status: 'CREATED', offer: null };
    case 'OPEN':
      return { manifestId: null, ...consignment, state: 'OPEN', status: 'CREATED' };
    case 'DELETED':
      return { ...toSummary(consignment.before), state: 'DELETED' };
    case 'MANIFESTED':
      return { ...consignment, state: 'MANIFESTED' };
  }
}
