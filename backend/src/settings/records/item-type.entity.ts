import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** Size and weight of one item in metres and kilograms. */
export interface ItemMeasures {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}

/** Item type; one that is not mutable always has the measures of its template (CON-93). */
@Entity('item_type')
export class ItemType {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('text')
  type: string;

  @Column('boolean', { name: 'is_mutable', default: true })
  isMutable: boolean;

  @Column('boolean', { name: 'is_deleted', default: false })
  isDeleted: boolean;

  @Column('jsonb', { name: 'measures', nullable: true })
  measures: ItemMeasures | null;
}

/** Whether a client uses an item type; without a row, it does. */
@Entity('item_type_selection')
export class ItemTypeSelection {
  @PrimaryColumn('integer', { name: 'client_id' })
  clientId: number;

  @PrimaryColumn('integer', { name: 'item_type_id' })
  itemTypeId: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('boolean')
  status: boolean;
}
