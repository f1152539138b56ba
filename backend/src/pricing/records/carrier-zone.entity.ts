import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A zone of a carrier's rate cards; the lowest priority number is tried first (ZONE-04, ZONE-05). */
@Entity('carrier_zone')
export class CarrierZone {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'carrier_id' })
  carrierId: number;

  @Column('text')
  zone: string;

  @Column('integer', { name: 'zone_priority' })
  zonePriority: number;
}

/** Assigns a suburb to a carrier's zone. */
@Entity('suburb_zone')
export class SuburbZone {
  @PrimaryColumn('integer', { name: 'carrier_zone_id' })
  carrierZoneId: number;

  @PrimaryColumn('integer', { name: 'locality_id' })
  localityId: number;
}
