import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A suburb or town that can be addressed (GAP-16). */
@Entity('locality')
export class Locality {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** In capitals, as the post writes it. */
  @Column('text')
  name: string;

  @Column('text')
  postcode: string;

  /** NSW, VIC, QLD, SA, WA, TAS, NT or ACT. */
  @Column('text')
  state: string;

  @Column('double precision')
  latitude: number;

  @Column('double precision')
  longitude: number;

  /** Zone between which transit times are kept. */
  @Column('text', { name: 'eta_zone', nullable: true })
  etaZone: string | null;
}
