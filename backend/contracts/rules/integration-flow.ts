import type { ClientImportKind } from './import-kinds.js';

/** Kinds of incoming files, and what they are imported as. */
const inboundKinds = {
  ORDERS_IN: 'CONSIGNMENT',
  ADDRESSES_IN: 'ADDRESS',
} as const satisfies Readonly<Record<string, ClientImportKind>>;
export type InboundKind = keyof typeof inboundKinds;

/**
 * Kinds of exchange over a client's connection: incoming files of orders or addresses, outgoing files of
 * consignments, tracking and proofs.
 */
export const flowKinds = [
  'ORDERS_IN',
  'ADDRESSES_IN',
  'CONSIGNMENTS_OUT',
  'TRACKING_OUT',
  'POD_OUT',
] as const satisfies readonly (InboundKind | `${string}_OUT`)[];
export type FlowKind = (typeof flowKinds)[number];

export const isInbound = (kind: FlowKind): kind is InboundKind => kind in inboundKinds;

/** Kind of import of an incoming file. */
export const importKindOf = (kind: InboundKind): ClientImportKind => inboundKinds[kind];

/** Default minutes between two runs. */
export const defaultMinutes: Readonly<Record<FlowKind, number>> = {
  ORDERS_IN: 5,
  ADDRESSES_IN: 60,
  CONSIGNMENTS_OUT: 15,
  TRACKING_OUT: 15,
  POD_OUT: 15,
};
export const MAX_FLOW_MINUTES = 1_440;
export const MAX_FLOWS_PER_CLIENT = 50;
export const MAX_FLOW_FOLDER_LENGTH = 255;
export const MAX_FLOW_PATTERN_LENGTH = 100;

/**
 * Whether the text is a folder of the connection's server, not above the one that the connection names; at the start,
 * `//` would name another server.
 */
export const isFlowFolder = (folder: string): boolean =>
  folder.length <= MAX_FLOW_FOLDER_LENGTH &&
  /^[^\p{Cc}\\<>:"|?*]*$/u.test(folder) &&
  !folder.startsWith('//') &&
  !folder.split('/').includes('..');

/** Whether the text is a pattern of file names, with `*` for any characters and `?` for one. */
export const isFlowPattern = (pattern: string): boolean =>
  pattern.length > 0 &&
  pattern.length <= MAX_FLOW_PATTERN_LENGTH &&
  /^[^\p{Cc}/\\<>:"|]+$/u.test(pattern);

/**
 * Ways to commit a planned file: its good orders are created; all of them if no order has an error; or a user reviews
 * the plan.
 */
export const flowCommits = ['GOOD_ORDERS', 'ALL_OR_NOTHING', 'REVIEW'] as const;
export type FlowCommit = (typeof flowCommits)[number];

/**
 * States of a file. For incoming files: FOUND in the folder, PLANNED (its import is being planned or is running),
 * WAITS_FOR_REVIEW until a user commits or discards the plan, COMMITTED (the import has ended), ANSWERED (the
 * acknowledgement is written), FILED (the file has been moved or deleted). For outgoing files: WAITING to be sent,
 * SENT. SEEN_BEFORE has the content of an earlier file; FAILED needs attention; IGNORED by a user.
 */
export const flowFileStates = [
  'FOUND',
  'PLANNED',
  'WAITS_FOR_REVIEW',
  'COMMITTED',
  'ANSWERED',
  'FILED',
  'WAITING',
  'SENT',
  'SEEN_BEFORE',
  'FAILED',
  'IGNORED',
] as const;
export type FlowFileState = (typeof flowFileStates)[number];

/** Steps of a file. */
export const flowFileSteps = [
  'FOUND',
  'FETCHED',
  'PLANNED',
  'COMMITTED',
  'LABELS',
  'ANSWERED',
  'FILED',
  'WRITTEN',
  'SENT',
  'SEEN_BEFORE',
  'FAILED',
  'RETRIED',
  'TAKEN_AGAIN',
  'IGNORED',
] as const;
export type FlowFileStep = (typeof flowFileSteps)[number];

/** Result of an order in an acknowledgement. */
export const orderResults = ['TAKEN', 'DRAFT', 'KNOWN', 'REFUSED'] as const;
export type OrderResult = (typeof orderResults)[number];

/** Quarter hours shown in a flow's activity strip. */
export const FLOW_QUARTER_HOURS = 96;
