import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { DangerousGoodView } from '@contracts/views/item.view.js';

/** Item that a client saved for reuse on consignments (SETTINGS-32). */
@Entity('item_template')
export class ItemTemplate {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

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
