import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import type { FlowKind } from '@contracts/rules/integration-flow.js';
import type { FlowOptionsView } from '@contracts/views/integration-flow.view.js';

/** Events of an outgoing flow that are sent again, in files of their own. */
export interface FlowResend {
  /** Position in the journal after the last event sent again; null before the first. */
  readonly cursor: string | null;
  /** ISO instant: events recorded before are left out; applies while `cursor` is null. */
  readonly from: string;
  /** Position of the last event to send again: later ones are sent for the first time. */
  readonly to: string;
  readonly requestedBy: string;
  /** ISO instant. */
  readonly requestedAt: string;
}

/**
 * One exchange over a client's connection. Users change the settings through `IntegrationFlowService`; the worker
 * updates the rest with its own statements, which do not touch version and audit.
 */
@Entity('integration_flow')
export class IntegrationFlow {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves by users, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'client_integration_id' })
  clientIntegrationId: number;

  @Column('text')
  kind: FlowKind;

  /** Relative to the connection's path; empty for that path itself. */
  @Column('text')
  folder: string;

  /** Pattern of the file names to collect, with `*` and `?`. */
  @Column('text')
  pattern: string;

  @Column('smallint', { name: 'every_minutes' })
  everyMinutes: number;

  @Column('jsonb')
  options: FlowOptionsView;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  /** User who saved it last: orders are created with that user's permissions. */
  @Column('integer', { name: 'acts_for' })
  actsFor: number;

  @Column('text', { name: 'acts_for_name' })
  actsForName: string;

  /** Events recorded before are not sent; applies while `cursor` is null. */
  @Column('timestamptz', { name: 'live_from' })
  liveFrom: Date;

  /**
   * Outgoing flows: position in the journal up to which events are in files. Orders by API: the server's own cursor.
   */
  @Column('text', { nullable: true })
  cursor: string | null;

  /** Number of the newest file that was sent; 0 before the first. */
  @Column('integer', { name: 'last_number', default: 0 })
  lastNumber: number;

  /** Null unless a user requested it, until all of it is in files. */
  @Column('jsonb', { nullable: true })
  resend: FlowResend | null;

  /** Time at which a user requested a run that has not started. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  askedAt: Date | null;

  @Column('timestamptz', { name: 'last_run_at', nullable: true })
  lastRunAt: Date | null;

  @Column('timestamptz', { name: 'next_run_at', nullable: true })
  nextRunAt: Date | null;

  /** Consecutive failed runs. */
  @Column('integer', { default: 0 })
  failures: number;

  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  @Column('text', { nullable: true })
  failure: string | null;
}
