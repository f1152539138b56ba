import type { PageColumn } from '../lists/consignment-page.js';
import type { ConsignmentState } from '../rules/consignment.js';
import type { ConsignmentListItem } from '../views/consignment.view.js';
import type { Position, RecordsVersion } from './position.js';

/** One changed row of a read model, with the data the browser needs to patch or refetch it. */
export interface ChangedRow {
  readonly consignmentId?: number;
  readonly connoteNumber?: string;
  readonly manifestId?: number;
  /** Status of the consignment after the change, if it has one. */
  readonly status?: string;
}

export const liveReadModels = [
  'consignment-list',
  'tracking',
  'manifest-list',
  'open-manifest',
] as const;
export type LiveReadModel = (typeof liveReadModels)[number];

/** Server to browser: these rows changed, up to this position. */
export interface RowsChanged {
  readonly readModel: LiveReadModel;
  readonly clientId: number;
  readonly position: Position;
  /** Empty when too many rows changed to list them: reload the list. */
  readonly rows: readonly ChangedRow[];
}

/** Effect of a change on a consignment's position in its client's lists. */
export interface ConsignmentMove {
  /** Tab before; null for a new consignment. */
  readonly before: ConsignmentState | null;
  readonly after: ConsignmentState;
  /** Changed columns that decide which pages hold the consignment; empty for a new one. */
  readonly columns: readonly PageColumn[];
}

/** A move, and the position of the batch of events that caused it. */
export interface RowMove extends ConsignmentMove {
  readonly id: number;
  readonly position: Position;
}

/**
 * Server to browser, in place of `rows-changed`: the changed consignments themselves, as POST consignment/list returns
 * them at `position`. See docs/realtime.md.
 */
export interface LiveRows {
  readonly readModel: 'consignment-list';
  readonly clientId: number;
  /** Every event up to here is in the rows. */
  readonly position: Position;
  readonly rows: readonly ConsignmentListItem[];
  /** In the order in which they happened; each pair of position and id occurs once. */
  readonly moves: readonly RowMove[];
}

/** A changed row, as announced by its projection. */
export interface AnnouncedRow extends ChangedRow {
  readonly move?: ConsignmentMove;
}

/** Projection to backend, on `channels.rowsChanged`: under 8,000 bytes each. `customerId` only selects the room. */
export interface RowsChangedNotice extends RowsChanged {
  readonly customerId: number;
  /** Correlation ids of what caused the change; only while it is traced, and if there are few. */
  readonly actions?: readonly string[];
  readonly rows: readonly AnnouncedRow[];
}

/**
 * Projection to backend, on `channels.projectionProgress`: all events up to this position are in the projection's
 * rows.
 */
export interface ProjectionProgress {
  /** For example `consignment-list`. */
  readonly name: string;
  readonly position: Position;
}

/** A kind of ordinary record that open sessions display. */
export type RecordKind =
  | 'address'
  | 'client'
  | 'customer'
  | 'item-type'
  | 'custom-item'
  | 'category'
  | 'payer-account'
  | 'custom-email'
  | 'carrier'
  | 'carrier-zone'
  | 'import'
  | 'integration-flow'
  | 'webhook'
  | 'webhook-replay';

/** Server to browser: records of a client or of a customer changed, up to this version. */
export interface RecordsChanged {
  readonly kinds: readonly RecordKind[];
  /** Null if they are a customer's, or shared by all. */
  readonly clientId: number | null;
  readonly version: RecordsVersion;
}

/**
 * Database to backend, on `channels.recordsChanged`. Without a customer, only the client's users receive it; without
 * either, users with unrestricted access.
 */
export interface RecordsChangedNotice {
  readonly kind: RecordKind;
  readonly clientId: number | null;
  readonly customerId: number | null;
  /** Whether users of every customer see the records. */
  readonly isShared?: boolean;
}

/** Browser to server, and the response: other users who have this record open. */
export interface WatchedRecord {
  readonly type: 'consignment' | 'manifest' | 'webhook';
  readonly id: number;
}
export interface Presence extends WatchedRecord {
  readonly people: readonly { readonly id: number; readonly name: string }[];
}

/** Server to browser, while it watches a webhook: its deliveries changed, at most four times a second. */
export interface DeliveriesChanged {
  /** The webhook. */
  readonly id: number;
}

/**
 * Backend to backend, on `channels.operationInquiries`: is this operation of a request with an Idempotency-Key still in
 * progress? Its instance releases it if not.
 */
export interface OperationInquiry {
  readonly instance: number;
  readonly scope: string;
  readonly key: string;
  readonly operationId: string;
}

/** Position of the last change of each read model. */
export type ReadModelPositions = Readonly<Partial<Record<LiveReadModel, Position>>>;

/**
 * Server to browser, once it is subscribed to changes: positions of the last changes before that, to compare with what
 * it has read. Null if unknown: the browser may have missed changes.
 */
export interface Joined {
  /** The furthest of `positions`. */
  readonly position: Position | null;
  /** By read model, since each follows the events at its own pace. */
  readonly positions: ReadModelPositions | null;
  /** Missing from servers of an earlier version. */
  readonly recent?: RecentChanges;
}

/** Kind of what an open session displays. */
export type ChangeKind = LiveReadModel | RecordKind;

/** Changes shortly before a subscription, for what was read before it and has no position. */
export interface RecentChanges {
  /** Time for which changes are known, in milliseconds; there may have been others before it. */
  readonly knownForMs: number;
  /** Milliseconds since the last change of each kind. */
  readonly agoMs: Readonly<Partial<Record<ChangeKind, number>>>;
}

/** Names of the socket's messages: facts from the server, verbs from the browser, in kebab-case. */
export interface ServerMessages {
  joined: (message: Joined) => void;
  rows: (message: LiveRows) => void;
  'rows-changed': (message: RowsChanged) => void;
  presence: (message: Presence) => void;
  'records-changed': (message: RecordsChanged) => void;
  'deliveries-changed': (message: DeliveriesChanged) => void;
  /** The subscription to changes has begun, or permissions or clients changed: load the session again. */
  'session-changed': () => void;
}
export interface BrowserMessages {
  watch: (record: WatchedRecord) => void;
  unwatch: (record: WatchedRecord) => void;
}

/** Postgres NOTIFY channels between the processes. */
export const channels = {
  rowsChanged: 'read_model_changed',
  projectionProgress: 'projection_progress',
  identityChanged: 'identity_changed',
  settingsChanged: 'settings_changed',
  recordsChanged: 'records_changed',
  /** List of the ids of webhooks whose deliveries changed. */
  deliveriesChanged: 'webhook_deliveries',
  /** Version of the records after a commit; sent after all its other notifications. */
  recordsVersion: 'records_version',
  /** Key of a stored carrier price, or id of a price request that got a response. */
  liveRates: 'live_rates',
  /** From a backend whose request waits for another backend's operation. */
  operationInquiries: 'operation_inquiries',
} as const;
