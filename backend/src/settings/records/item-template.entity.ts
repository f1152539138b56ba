import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import type { DangerousGoodView } from '@contracts/views/item.view.js';

/** Item that a client saved for reuse on consignments (SETTINGS-32). */
@Entity('item_template')
export class ItemTemplate {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'item_type_id' })
  itemTypeId: number;

  @Column('text')
  name: string;

  @Column('integer')
  quantity: number;

  /** Metres of one item, as are width and height. */
  @Column('double precision')
  length: number;

  @Column('double precision')
  width: number;

  @Column('double precision')
  height: number;

  /** Kilograms of one item. */
  @Column('double precision')
  weight: number;

  @Column('jsonb', { name: 'dangerous_goods' })
  dangerousGoods: readonly DangerousGoodView[];
}
