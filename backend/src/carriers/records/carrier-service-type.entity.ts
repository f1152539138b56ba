import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

import { Carrier } from './carrier.entity.js';

/** What a carrier sells: each has rate cards of its own (ACCT-80). */
@Entity('carrier_service_type')
export class CarrierServiceType {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'carrier_id' })
  carrierId: number;

  @ManyToOne(() => Carrier)
  @JoinColumn({ name: 'carrier_id' })
  carrier: Relation<Carrier>;

  /** The carrier's code, as rate cards and manifests name it. */
  @Column('text', { name: 'service_type' })
  serviceType: string;

  @Column('text', { name: 'display_service_type' })
  displayServiceType: string;

  /** Whose transit times apply; null gives no ETA. */
  @Column('integer', { name: 'service_group_id', nullable: true })
  serviceGroupId: number | null;

  @Column('boolean', { name: 'is_satchel_service_type', default: false })
  isSatchelServiceType: boolean;

  @Column('text', { name: 'courier_vehicle', nullable: true })
  courierVehicle: string | null;

  /** Hours a courier's vehicle is hired for at least. */
  @Column('double precision', { name: 'courier_vehicle_min_hours', nullable: true })
  courierVehicleMinHours: number | null;
}
