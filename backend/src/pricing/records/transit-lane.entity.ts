import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** Transit time of a service group between two zones (TRANSIT-05): a customer's own, or the shared one. */
@Entity('transit_lane')
export class TransitLane {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'service_group_id' })
  serviceGroupId: number;

  /** Null for days shared by all customers. */
  @Column('integer', { name: 'customer_id', nullable: true })
  customerId: number | null;

  @Column('text', { name: 'from_zone' })
  fromZone: string;

  @Column('text', { name: 'to_zone' })
  toZone: string;

  /** Business days after the pickup day. */
  @Column('integer')
  eta: number;
}
