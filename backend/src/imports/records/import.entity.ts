import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { IntegrationType } from '@contracts/views/client-integration.view.js';
import type { ImportKind } from '@contracts/rules/import-kinds.js';
import { isTestClient } from '@contracts/rules/test-environment.js';
import type {
  ImportCountsView,
  ImportOptionsView,
  ImportState,
  RemovedLanesView,
} from '@contracts/views/import.view.js';
import type { IgnoredFieldView } from '@contracts/views/order-file.view.js';
import type { WholeRunStep } from '@contracts/views/whole-run.view.js';

/** Automatic commit of a plan: never, if it has no error, or always. */
export const commitConditions = ['NEVER', 'IF_NO_ERRORS', 'GOOD_ROWS'] as const;
export type CommitCondition = (typeof commitConditions)[number];

/** One import of a file, from upload to completion (ADR 39). */
@Entity('import')
export class Import {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Null for carrier zones, which belong to no client. */
  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  /** Customer of its rate cards or zones; null for a shared carrier, and for a client's records. */
  @Column('integer', { name: 'customer_id', nullable: true })
  customerId: number | null;

  /** Carrier of its zones; null for other kinds. */
  @Column('integer', { name: 'carrier_id', nullable: true })
  carrierId: number | null;

  /** Account of its rate cards; null for other kinds. */
  @Column('integer', { name: 'client_carrier_account_id', nullable: true })
  clientCarrierAccountId: number | null;

  /** Lanes that its plan takes out of rate cards; empty for other kinds. */
  @Column('jsonb', { name: 'removed_lanes' })
  removedLanes: readonly RemovedLanesView[];

  /** Kind of records that its rows become. */
  @Column('text')
  kind: ImportKind;

  @Column('text')
  state: ImportState;

  @Column('text', { name: 'file_name' })
  fileName: string;

  /** SHA-256 of the file, hexadecimal. */
  @Column('text')
  digest: string;

  @Column('integer', { name: 'row_count' })
  rowCount: number;

  @Column('integer', { name: 'reference_count' })
  referenceCount: number;

  /** Name of the saved mapping used to read its columns; null if there is none. */
  @Column('text', { name: 'mapping_name', nullable: true })
  mappingName: string | null;

  /** Fields or columns of the file that were not read, because its format does not have them. */
  @Column('jsonb', { name: 'ignored_fields' })
  ignoredFields: readonly IgnoredFieldView[];

  /** File of an integration flow it was created from; null if a user or program uploaded it. */
  @Column('integer', { name: 'integration_file_id', nullable: true })
  integrationFileId: number | null;

  /** Format of its acknowledgement; null unless it was pushed to `order-file` or `address-file`. */
  @Column('text', { name: 'push_format', nullable: true })
  pushFormat: IntegrationType | null;

  /** Identifies the content of a pushed file (`pushedDigestOf`), which is not imported twice; null if the caller asked for that. */
  @Column('text', { name: 'pushed_digest', nullable: true })
  pushedDigest: string | null;

  @Column('jsonb')
  options: ImportOptionsView;

  @Column('text', { name: 'commit_when' })
  commitWhen: CommitCondition;

  @Column('integer', { name: 'received_by' })
  receivedBy: number;

  @Column('text', { name: 'received_name' })
  receivedName: string;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  /** Counts the plans, from 1: jobs of an older plan do nothing. */
  @Column('integer', { name: 'plan_no' })
  planNo: number;

  @Column('integer', { name: 'planned_count' })
  plannedCount: number;

  @Column('timestamptz', { name: 'plan_started_at' })
  planStartedAt: Date;

  @Column('timestamptz', { name: 'planned_at', nullable: true })
  plannedAt: Date | null;

  /** SHA-256 of the plan, hexadecimal; the API calls it plan hash. Null without a finished plan. */
  @Column('text', { name: 'plan_digest', nullable: true })
  planDigest: string | null;

  /** Earliest dispatch date when it was planned, yyyy-MM-dd. */
  @Column('date', { name: 'plan_day', nullable: true })
  planDay: string | null;

  /** Total of the previous plan, if it was found outdated. A bigint, read as a number: see `parseInt8`. */
  @Column('bigint', { name: 'previous_cents', nullable: true })
  previousCents: number | null;

  /** References of the previous plan whose prices had changed; null if it was not found outdated. */
  @Column('integer', { name: 'outdated_count', nullable: true })
  outdatedCount: number | null;

  @Column('jsonb')
  counts: ImportCountsView;

  @Column('bigint', { name: 'total_cents' })
  totalCents: number;

  @Column('integer', { name: 'committed_by', nullable: true })
  committedBy: number | null;

  @Column('timestamptz', { name: 'committed_at', nullable: true })
  committedAt: Date | null;

  @Column('boolean', { name: 'is_cancelling' })
  isCancelling: boolean;

  /** Step of a run that is saved atomically; null for other kinds, and before it. */
  @Column('text', { name: 'run_step', nullable: true })
  runStep: WholeRunStep | null;

  /** Groups that such a run has checked. */
  @Column('integer', { name: 'checked_count' })
  checkedCount: number;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** Reason it was rejected or stopped. */
  @Column('text')
  message: string;

  /** Its file is the sample file (ADR 63). */
  @Column('boolean', { name: 'is_sample' })
  isSample: boolean;
}

/** Whether its plan can be viewed, but not committed: a sample outside a test environment. */
export const isPreviewOnly = ({
  isSample,
  clientId,
}: Pick<Import, 'isSample' | 'clientId'>): boolean =>
  isSample && clientId !== null && !isTestClient(clientId);

/** Client of an import of a client's records. */
export function clientOf({ clientId }: Pick<Import, 'clientId'>): number {
  if (clientId === null) throw new Error('the import has no client: it is one of carrier zones');
  return clientId;
}

/** Content of a pushed file; the same content may be orders as well as addresses. */
export const pushedDigestOf = (kind: ImportKind, digest: string): string =>
  kind === 'CONSIGNMENT' ? digest : `${kind} ${digest}`;

export const noCounts: ImportCountsView = {
  create: 0,
  update: 0,
  draft: 0,
  skip: 0,
  error: 0,
  created: 0,
  updated: 0,
  drafted: 0,
  failed: 0,
};
