import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Category that a client sorts consignments by, for example "Cost centre" (SETTINGS-62). */
@Entity('category')
export class Category {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('text', { name: 'category_desc' })
  categoryDesc: string;
}

/** Option of a category. */
@Entity('category_entry')
export class CategoryEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'category_id' })
  categoryId: number;

  @Column('text', { name: 'entry_desc' })
  entryDesc: string;
}
