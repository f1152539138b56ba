import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { EventActor } from '@contracts/events/domain-event.js';

/** One change to an ordinary record: who, when, what, before and after. Append-only. */
@Entity('audit_entry')
export class AuditEntry {
  /** A bigint, read as a number: see `parseInt8`. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  /** Table of the record. */
  @Column('text', { name: 'record_type' })
  recordType: string;

  /** Primary key; several columns are separated by commas. */
  @Column('text', { name: 'record_id' })
  recordId: string;

  @Column('jsonb')
  actor: EventActor;

  @Column('text', { name: 'correlation_id' })
  correlationId: string;

  /** Operation identified by the change's Idempotency-Key; null if there is no key. */
  @Column('uuid', { name: 'operation_id', nullable: true })
  operationId: string | null;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  /** Null for a created record. */
  @Column('jsonb', { nullable: true })
  before: object | null;

  /** Null for a deleted record. */
  @Column('jsonb', { nullable: true })
  after: object | null;
}
