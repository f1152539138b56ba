import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { ImportKind } from '@contracts/rules/import-kinds.js';
import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

/** Mapping for a client's files with certain headings; saved with the import it was first used for (ADR 50). */
@Entity('import_mapping')
export class ImportMapping {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Null for files of carrier zones. */
  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  /** Customer of a mapping without a client; null for those of shared carriers. */
  @Column('integer', { name: 'customer_id', nullable: true })
  customerId: number | null;

  @Column('text')
  kind: ImportKind;

  /** SHA-256 of the headings without their order, hexadecimal. */
  @Column('text')
  signature: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  mapping: ColumnMapping;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;
}
