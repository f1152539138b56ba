import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Entry of the dangerous goods list; a UN number may have several (GAP-77). */
@Entity('un_entry')
export class UnEntry {
  @PrimaryColumn('integer', { name: 'un_number' })
  unNumber: number;

  /** 0 for the default entry of the number. */
  @PrimaryColumn('integer')
  variant: number;

  @Column('text', { name: 'shipping_name' })
  shippingName: string;

  /** Class or division, for example 3 or 2.1. */
  @Column('text', { name: 'hazard_class' })
  hazardClass: string;

  @Column('text', { name: 'sub_risk', nullable: true })
  subRisk: string | null;

  /** I, II or III; null if none is assigned. */
  @Column('text', { name: 'packing_group', nullable: true })
  packingGroup: string | null;
}
