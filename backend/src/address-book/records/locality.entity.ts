import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A suburb or town that can be addressed (GAP-16). */
@Entity('locality')
export class Locality {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** In upper case, as in the locality file. */
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

  /** Zone that transit times use. */
  @Column('text', { name: 'eta_zone', nullable: true })
  etaZone: string | null;
}
