import type { TransferType } from '../rules/carrier-connection.js';
import type {
  FlowCommit,
  FlowFileState,
  FlowFileStep,
  FlowKind,
} from '../rules/integration-flow.js';
import type { IntegrationType } from './client-integration.view.js';
import type { KnownReference, OfferPreference } from './import.view.js';
import type { IgnoredFieldView } from './order-file.view.js';

/** Options of a flow: of incoming files, unless described otherwise. */
export interface FlowOptionsView {
  readonly commit: FlowCommit;
  readonly offer: OfferPreference;
  readonly whenKnown: KnownReference;
  /** Orders with errors become drafts; otherwise they are rejected. */
  readonly keepFaultyAsDrafts: boolean;
  /** Files are left in place. */
  readonly leavesFiles: boolean;
  /** Labels of accepted orders are written beside the acknowledgement; for orders only. */
  readonly labels: boolean;
  /** Proofs of pickup are sent as well; for proofs only. */
  readonly pickups: boolean;
}

/** The server that a flow uses. */
export interface FlowConnectionView {
  readonly id: number;
  readonly server: string;
  readonly transferType: TransferType;
  /** Format of the files written there. */
  readonly integrationType: IntegrationType;
}

/** Orders, or files that were sent, in the last 24 hours. */
export interface FlowFiguresView {
  readonly files: number;
  /** Orders in incoming files. */
  readonly orders: number;
  readonly taken: number;
  readonly refused: number;
  /** Files whose plan waits for review. */
  readonly toReview: number;
  /** Files that need attention. */
  readonly failed: number;
}

/** A quarter hour in which files were exchanged. */
export interface FlowQuarterHourView {
  /** 0 is the oldest of 96, which ended about 24 hours ago. */
  readonly index: number;
  readonly files: number;
  /** Files with rejected orders. */
  readonly withRefusals: number;
  readonly failed: number;
}

/** Events being sent again, in new files. */
export interface FlowResendView {
  readonly requestedBy: string;
  /** ISO instant. */
  readonly requestedAt: string;
}

/** One exchange over a client's connection. */
export interface IntegrationFlowView {
  readonly id: number;
  /** Send it back with the next save. */
  readonly version: number;
  readonly clientId: number;
  readonly clientName: string;
  readonly connection: FlowConnectionView;
  readonly kind: FlowKind;
  /** Relative to the connection's path; empty for that path itself. */
  readonly folder: string;
  readonly pattern: string;
  readonly everyMinutes: number;
  readonly options: FlowOptionsView;
  readonly isActive: boolean;
  /** Consignments are created on behalf of this person, with their permissions at that moment. */
  readonly actsFor: string;
  /** Reason the last run failed; null if it did not. */
  readonly failure: string | null;
  /** ISO instant of the first of the consecutive failures. */
  readonly failingSince: string | null;
  /** Consecutive failed runs. */
  readonly failures: number;
  /** ISO instant. */
  readonly lastRunAt: string | null;
  /** ISO instant; null while it is off. */
  readonly nextRunAt: string | null;
  /** Number of the newest file of an outgoing flow; 0 before the first. */
  readonly lastNumber: number;
  /** Null unless events are being sent again. */
  readonly resend: FlowResendView | null;
  readonly figures: FlowFiguresView;
  readonly quarters: readonly FlowQuarterHourView[];
}

/** An incoming or outgoing file. */
export interface IntegrationFileView {
  readonly id: number;
  readonly flowId: number;
  readonly clientId: number;
  readonly clientName: string;
  readonly kind: FlowKind;
  readonly server: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: FlowFileState;
  /** Import created from its orders. */
  readonly importId: number | null;
  /** Orders, or events that were sent; null until it has been read. */
  readonly orders: number | null;
  readonly taken: number | null;
  readonly refused: number | null;
  /** Whether it contains events that were sent before, again. */
  readonly isResend: boolean;
  /** Reason for the failure, or for the last failed attempt to acknowledge or send it. */
  readonly failure: string | null;
  /** ISO instant. */
  readonly foundAt: string;
  /** ISO instant of its last step. */
  readonly updatedAt: string;
}

/** One step of a file. */
export interface FlowFileStepView {
  readonly step: FlowFileStep;
  /** ISO instant. */
  readonly at: string;
  readonly details: string;
}

/** An error of a rejected order. */
export interface RefusedOrderErrorView {
  /** Line of the file, the heading being line 1; in a document, the number of the order. */
  readonly row: number;
  /** Column as named in the template; empty if it concerns the whole order. */
  readonly field: string;
  readonly message: string;
}

/** A rejected order, with the reasons. */
export interface RefusedOrderView {
  readonly reference: string;
  /** Message of its first error. */
  readonly message: string;
  /** The first 10. */
  readonly errors: readonly RefusedOrderErrorView[];
}

/** A signature or a PDF of labels, sent with a file. */
export interface FileAttachmentView {
  /** Counts the attachments of the file, from 1. */
  readonly number: number;
  readonly name: string;
}

/** A file with its steps. */
export interface IntegrationFileDetailView extends IntegrationFileView {
  /** SHA-256 of its content, hexadecimal; null until it has been read. */
  readonly digest: string | null;
  readonly steps: readonly FlowFileStepView[];
  /** The first 50. */
  readonly refusals: readonly RefusedOrderView[];
  /** Fields or columns of an incoming file that were not read, the first 20. */
  readonly ignoredFields: readonly IgnoredFieldView[];
  /** Whether its failed step can be tried again. */
  readonly canRetry: boolean;
  /** Whether it is a duplicate that can be imported again, because its content is still stored. */
  readonly canTakeAgain: boolean;
  /** Whether the acknowledgement or the sent file can be downloaded: both are stored for 30 days. */
  readonly hasContent: boolean;
  /** Signatures of proofs, or labels of accepted orders, sent before the file; while they are stored. */
  readonly attachments: readonly FileAttachmentView[];
  /** Whether the rows that were rejected can be downloaded from the import. */
  readonly hasErrorFile: boolean;
}

/** Files, newest first. */
export interface IntegrationFilesView {
  readonly files: readonly IntegrationFileView[];
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: number | null;
}
