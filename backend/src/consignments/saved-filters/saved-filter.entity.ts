import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request.js';

/** A filter of the consignment list that a user keeps by name (LIST-59). */
@Entity('saved_filter')
export class SavedFilter {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  /** Trimmed; unique for the user, upper and lower case alike. */
  @Column('text')
  name: string;

  @Column('jsonb')
  filter: ListConsignmentsRequest;

  @Column('text', { nullable: true })
  sort: string | null;

  /** At most one of a user's. */
  @Column('boolean', { name: 'is_default' })
  isDefault: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
