import type { FlowCommit, FlowKind } from '../rules/integration-flow.js';
import type { KnownReference, OfferPreference } from '../views/import.view.js';

/** Options of a flow; kinds that they are not for ignore them. */
export interface FlowOptionsRequest {
  readonly commit?: FlowCommit | undefined;
  readonly offer?: OfferPreference | undefined;
  readonly whenKnown?: KnownReference | undefined;
  readonly keepFaultyAsDrafts?: boolean | undefined;
  /** Files stay where they are, for servers that do not allow moving them. */
  readonly leavesFiles?: boolean | undefined;
  /** Labels of accepted orders are written beside the acknowledgement; other kinds ignore it. */
  readonly labels?: boolean | null | undefined;
  /** Proofs of pickup are sent as well; flows other than of proofs ignore it. */
  readonly pickups?: boolean | null | undefined;
}

/** PUT integration-flow/{id}; all fields of the form. */
export interface FlowRequest {
  /** Relative to the connection's path; empty for that path itself. */
  readonly folder: string;
  /** Pattern of the file names to collect; outgoing flows ignore it. */
  readonly pattern?: string | undefined;
  readonly everyMinutes: number;
  readonly isActive: boolean;
  readonly options?: FlowOptionsRequest | undefined;
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
}

/** POST integration-flow/{id}/resend: exactly one of the two. */
export interface ResendRequest {
  /** Number of a sent file: its events, and all later ones, are sent again. */
  readonly fromNumber?: number | undefined;
  /** ISO instant: events recorded since are sent again. */
  readonly from?: string | undefined;
}

/** POST integration-flow. */
export interface NewFlowRequest extends FlowRequest {
  readonly clientId: number;
  readonly clientIntegrationId: number;
  readonly kind: FlowKind;
}
