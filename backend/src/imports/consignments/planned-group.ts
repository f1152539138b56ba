import type { OfferData } from '@contracts/events/offer.data.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import type { OfferChoice } from './choose-offer.js';
import type { ImportError, RowGroup } from './consignment-template.js';

/** Planned action for the rows of one reference. */
export type PlannedAction = 'CREATE' | 'DRAFT' | 'SKIP' | 'ERROR';

/** Options for the groups of a file. */
export interface GroupOptions extends OfferChoice {
  /** BULK-14: saves rows that cannot become a consignment as a draft. */
  readonly saveFailedAsDraft: boolean;
  /** Handling of a reference that a consignment already has. */
  readonly whenKnown: 'SKIP' | 'REFUSE';
}

/** The rows of one reference with their planned action; nothing is written. */
export interface PlannedGroup {
  readonly group: RowGroup;
  readonly action: PlannedAction;
  /** As parsed, without receiver and carrier. */
  readonly request: SaveConsignmentRequest;
  /** Null unless the action is CREATE. */
  readonly chosen: OfferData | null;
  /** The runner-up; null if there is none. */
  readonly next: OfferData | null;
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
export const actionOfFaulty = ({ saveFailedAsDraft }: GroupOptions): 'DRAFT' | 'ERROR' =>
  saveFailedAsDraft ? 'DRAFT' : 'ERROR';
