import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request.js';

/** A named filter of the consignment list (LIST-59). */
@Entity('saved_filter')
export class SavedFilter {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  /** Trimmed; unique per user, ignoring case. */
  @Column('text')
  name: string;

  @Column('jsonb')
  filter: ListConsignmentsRequest;

  @Column('text', { nullable: true })
  sort: string | null;

  /** At most one per user. */
  @Column('boolean', { name: 'is_default' })
  isDefault: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
