import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import type { FlowKind } from '@contracts/rules/integration-flow.js';
import type { FlowOptionsView } from '@contracts/views/integration-flow.view.js';

/**
 * One thing that is exchanged over a client's connection. People change the settings through
 * `IntegrationFlowService`; the worker moves the rest by statements of its own, which leave version and audit alone.
 */
@Entity('integration_flow')
export class IntegrationFlow {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts the saves by people, from 1; a save names the one it was based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'client_integration_id' })
  clientIntegrationId: number;

  @Column('text')
  kind: FlowKind;

  /** Below the connection's path; empty for that one. */
  @Column('text')
  folder: string;

  /** Names of the files to take, with `*` and `?`. */
  @Column('text')
  pattern: string;

  @Column('smallint', { name: 'every_minutes' })
  everyMinutes: number;

  @Column('jsonb')
  options: FlowOptionsView;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  /** User who saved it last: orders are taken with what that person may do. */
  @Column('integer', { name: 'acts_for' })
  actsFor: number;

  @Column('text', { name: 'acts_for_name' })
  actsForName: string;

  /** Events recorded before are not sent, while `cursor` is null. */
  @Column('timestamptz', { name: 'live_from' })
  liveFrom: Date;

  /** Outgoing: place in the journal up to which events are in files. Orders by API: the server's own cursor. */
  @Column('text', { nullable: true })
  cursor: string | null;

  /** Number of the newest file that was sent; 0 before the first. */
  @Column('integer', { name: 'last_number', default: 0 })
  lastNumber: number;

  /** When a person requested a run that has not begun. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  askedAt: Date | null;

  @Column('timestamptz', { name: 'last_run_at', nullable: true })
  lastRunAt: Date | null;

  @Column('timestamptz', { name: 'next_run_at', nullable: true })
  nextRunAt: Date | null;

  /** Runs that failed in a row. */
  @Column('integer', { default: 0 })
  failures: number;

  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  @Column('text', { nullable: true })
  failure: string | null;
}
