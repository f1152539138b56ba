import type { OfferData } from '@contracts/events/offer.data.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import type { OfferChoice } from './choose-offer.js';
import type { ImportError, RowGroup } from './consignment-template.js';

/** Planned action for the rows of one reference. */
export type PlannedAction = 'CREATE' | 'DRAFT' | 'SKIP' | 'ERROR';

/** How the groups of a file are taken. */
export interface GroupOptions extends OfferChoice {
  /** BULK-14: saves rows that cannot be a consignment as a draft. */
  readonly saveFailedAsDraft: boolean;
  /** Handling of a reference that a consignment already has. */
  readonly whenKnown: 'SKIP' | 'REFUSE';
}

/** The rows of one reference, and what becomes of them; nothing of it is written. */
export interface PlannedGroup {
  readonly group: RowGroup;
  readonly action: PlannedAction;
  /** As parsed, without receiver and carrier. */
  readonly request: SaveConsignmentRequest;
  /** Null unless the action is CREATE. */
  readonly chosen: OfferData | null;
  /** The offer that would be chosen without it; null without one. */
  readonly next: OfferData | null;
  /** Why it is not a consignment, or not another one. */
  readonly errors: readonly ImportError[];
}

/** Outcome of the rows of one reference. */
export interface GroupImportResult {
  readonly group: RowGroup;
  readonly outcome: 'CREATED' | 'DRAFT' | 'FAILED';
  readonly errors: readonly ImportError[];
}

/** BULK-14: what becomes of rows with errors. */
export const actionOfFaulty = ({ saveFailedAsDraft }: GroupOptions): 'DRAFT' | 'ERROR' =>
  saveFailedAsDraft ? 'DRAFT' : 'ERROR';
