import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

import { Carrier } from './carrier.entity.js';

/** Service of a carrier; each has its own rate cards (ACCT-80). */
@Entity('carrier_service_type')
export class CarrierServiceType {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'carrier_id' })
  carrierId: number;

  @ManyToOne(() => Carrier)
  @JoinColumn({ name: 'carrier_id' })
  carrier: Relation<Carrier>;

  /** The carrier's code, used in rate cards and manifests. */
  @Column('text', { name: 'service_type' })
  serviceType: string;

  @Column('text', { name: 'display_service_type' })
  displayServiceType: string;

  /** Group whose transit times apply; null gives no ETA. */
  @Column('integer', { name: 'service_group_id', nullable: true })
  serviceGroupId: number | null;

  @Column('boolean', { name: 'is_satchel_service_type', default: false })
  isSatchelServiceType: boolean;

  @Column('text', { name: 'courier_vehicle', nullable: true })
  courierVehicle: string | null;

  /** Minimum hours that a courier vehicle is hired for. */
  @Column('double precision', { name: 'courier_vehicle_min_hours', nullable: true })
  courierVehicleMinHours: number | null;
}
