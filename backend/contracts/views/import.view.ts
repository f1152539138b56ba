import type { ImportKind } from '../rules/import-kinds.js';
import type { ChangeView } from './history.view.js';
import type { RowErrorView } from './import-report.view.js';
import type { PageCounts } from './page.view.js';
import type { WholeRunView } from './whole-run.view.js';

/**
 * State of an import: its file is read and planned, a user commits the plan, and it runs. It ends COMPLETED; REJECTED
 * when it cannot be planned; CANCELLED by a user, before or while it runs; EXPIRED when its plan was not committed in
 * time.
 */
export const importStates = [
  'RECEIVED',
  'PLANNING',
  'PLANNED',
  'RUNNING',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type ImportState = (typeof importStates)[number];

/** Planned action for the rows of one reference, for the rates of one lane, or for one row of addresses or zones. */
export const importActions = ['CREATE', 'UPDATE', 'DRAFT', 'SKIP', 'ERROR'] as const;
export type ImportAction = (typeof importActions)[number];

/** Outcome of the rows of one reference. */
export type ImportOutcome = 'CREATED' | 'UPDATED' | 'DRAFT' | 'FAILED';

/** Criterion for choosing among several offers: total, or ETA and then total. */
export const offerPreferences = ['CHEAPEST', 'FASTEST'] as const;
export type OfferPreference = (typeof offerPreferences)[number];

/**
 * Handling of a reference that a consignment or an address already has: its rows are skipped, change the address, or
 * the consignment while it is not manifested, or are an error. Likewise of a suburb that is in another zone of the
 * carrier and priority: it stays there, moves, or is an error.
 */
export const knownReferences = ['SKIP', 'UPDATE', 'REFUSE'] as const;
export type KnownReference = (typeof knownReferences)[number];

/** Ways a file arrives: uploaded by a user or program, collected by a flow, or pushed to `order-file`. */
export const importSources = ['UPLOAD', 'FLOW', 'PUSH'] as const;
export type ImportSource = (typeof importSources)[number];

/** Options for the rows of a file. */
export interface ImportOptionsView {
  readonly offer: OfferPreference;
  readonly whenKnown: KnownReference;
  /** Rows with errors become drafts; otherwise they are left out. */
  readonly keepFaultyAsDrafts: boolean;
}

/** Counts of references by planned action and by outcome. */
export interface ImportCountsView {
  readonly create: number;
  readonly update: number;
  readonly draft: number;
  readonly skip: number;
  readonly error: number;
  readonly created: number;
  readonly updated: number;
  readonly drafted: number;
  readonly failed: number;
}

/** One import of a file. Money in cents, including GST. */
export interface ImportView {
  readonly id: number;
  /** 0 for carrier zones, which belong to no client. */
  readonly clientId: number;
  /** Empty for carrier zones. */
  readonly clientName: string;
  /** Carrier of the zones; null for other kinds. */
  readonly carrierId: number | null;
  /** Carrier account of the rate cards; null for other kinds. */
  readonly clientCarrierAccountId: number | null;
  /** Carrier of the zones, or of the account of the rate cards; null for other kinds. */
  readonly carrierName: string | null;
  /** Kind of records that its rows become. */
  readonly kind: ImportKind;
  readonly state: ImportState;
  readonly source: ImportSource;
  readonly fileName: string;
  /** Whether the file can still be downloaded: files are kept for 30 days. */
  readonly hasFile: boolean;
  readonly rowCount: number;
  /** Name of the saved mapping used to read its columns; null if there is none. */
  readonly mappingName: string | null;
  /** References of the file; each row without one counts as one. */
  readonly referenceCount: number;
  readonly options: ImportOptionsView;
  readonly receivedBy: string;
  /** ISO instant. */
  readonly receivedAt: string;
  /** References planned so far. */
  readonly plannedCount: number;
  /** ISO instant at which the plan was finished and priced; null until then. */
  readonly plannedAt: string | null;
  readonly planMilliseconds: number | null;
  /** Identifies the plan in a commit; null if there is no finished plan. */
  readonly planHash: string | null;
  readonly counts: ImportCountsView;
  /** Total of the consignments planned, or created and updated; prices on application count as 0. */
  readonly totalCents: number;
  /** References whose prices had changed when the last plan was committed, and the total difference. */
  readonly outdated: { readonly changed: number; readonly differenceCents: number | null } | null;
  /** ISO instant. */
  readonly committedAt: string | null;
  readonly isCancelling: boolean;
  /** Progress of a run of rate cards; null for other kinds, and before it. */
  readonly wholeRun: WholeRunView | null;
  /** ISO instant at which it was completed, rejected, cancelled or expired. */
  readonly endedAt: string | null;
  /** Reason for its rejection or stop; empty otherwise. */
  readonly message: string;
  /**
   * Whether it is the sample, whose plan can be viewed but not committed; false in a test environment, where it can.
   */
  readonly isSample: boolean;
}

/** Consignments planned with one carrier. */
export interface ImportCarrierView {
  readonly carrier: string;
  readonly count: number;
  readonly totalCents: number;
}

/** One import, with the cost of its plan by carrier. */
export interface ImportDetailView extends ImportView {
  /** Difference that the updates make to the cost of their consignments, planned or done. */
  readonly changeCents: number;
  readonly carriers: readonly ImportCarrierView[];
  /** Lanes that the plan takes out of rate cards, since a new version replaces the one before it as a whole. */
  readonly removedLanes: readonly RemovedLanesView[];
}

/** Lanes of a service that its rate card has and the file does not. */
export interface RemovedLanesView {
  readonly service: string;
  readonly count: number;
  /** The first of them, with their rate type: `MEL>SYD KG`. */
  readonly lanes: readonly string[];
}

/** Imports, newest first. */
export interface ImportsView extends PageCounts {
  readonly imports: readonly ImportView[];
}

/** The rows of one reference, their planned action and their outcome. */
export interface ImportGroupView {
  /** Its position in the file, starting at 1. */
  readonly no: number;
  readonly reference: string;
  /** Lines of the file; the heading is line 1. */
  readonly firstRow: number;
  readonly lastRow: number;
  /** Null until it is planned. */
  readonly action: ImportAction | null;
  /** For carrier zones the zone, for rate cards the first rate of the lane. Empty when the file holds none, or once it has been deleted. */
  readonly receiver: string;
  readonly suburb: string;
  /** The consignment to update, or the one that was created or saved. */
  readonly consignmentId: number | null;
  /** The address to update, or the one that was created; null in imports of consignments. */
  readonly addressId: number | null;
  readonly carrier: string | null;
  readonly service: string | null;
  /** Calendar day in the receiver's state. */
  readonly eta: string | null;
  /** Including GST; 0 is a price on application. */
  readonly totalCents: number | null;
  /** Price of the consignment before an update; null if there is none. */
  readonly previousCents: number | null;
  /** Fields that an update changes. */
  readonly changes: readonly ChangeView[];
  /** Price of the next best offer. */
  readonly nextCents: number | null;
  readonly faults: readonly RowErrorView[];
  /** Null until the run has processed it. */
  readonly outcome: ImportOutcome | null;
}

/** The rows of one reference as they are now: as in the file, or as corrected. */
export interface ImportGroupDetailView {
  readonly group: ImportGroupView;
  readonly rows: readonly ImportRowView[];
  /** Columns of the template. */
  readonly columns: readonly string[];
  /** Suburbs of the postcode, suggested for a misspelt suburb. */
  readonly suggestions: readonly SuburbSuggestionView[];
  /** Offers to choose from, best first; empty once committed, and without permission to create consignments. */
  readonly offers: readonly ImportOfferView[];
}

/** An offer for the rows of a reference, as priced now. */
export interface ImportOfferView {
  readonly clientCarrierAccountId: number;
  readonly carrierServiceTypeId: number;
  readonly carrier: string;
  readonly service: string;
  /** Calendar day in the receiver's state. */
  readonly eta: string | null;
  /** Including GST; 0 is a price on application. */
  readonly totalCents: number;
  /** The one that the plan uses. */
  readonly isChosen: boolean;
}

/** A suggested suburb for a row whose suburb does not exist. */
export interface SuburbSuggestionView {
  readonly row: number;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
}

/** Cells of one row. */
export interface ImportRowView {
  /** Line of the file; the heading is line 1. */
  readonly row: number;
  /** By template column; empty ones are omitted. */
  readonly values: Readonly<Record<string, string>>;
}

/** References of an import in the order of the file. */
export interface ImportGroupsView {
  readonly groups: readonly ImportGroupView[];
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: number | null;
}

/** Response to an upload or to a request to plan again. */
export interface ImportReceivedView {
  readonly importId: number;
  readonly state: ImportState;
}
