import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { EventActor } from '@contracts/events/domain-event.js';

/** One change of an ordinary record: who, when, what, before and after. Written once, never changed. */
@Entity('audit_entry')
export class AuditEntry {
  /** A bigint, read as a number: see `parseInt8`. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  /** The record's table. */
  @Column('text', { name: 'record_type' })
  recordType: string;

  /** Its key; several columns are joined by commas. */
  @Column('text', { name: 'record_id' })
  recordId: string;

  @Column('jsonb')
  actor: EventActor;

  @Column('text', { name: 'correlation_id' })
  correlationId: string;

  /** The work under an Idempotency-Key that made the change; null without a key. */
  @Column('uuid', { name: 'operation_id', nullable: true })
  operationId: string | null;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  /** Null when the record was made. */
  @Column('jsonb', { nullable: true })
  before: object | null;

  /** Null when the record was removed. */
  @Column('jsonb', { nullable: true })
  after: object | null;
}
