import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  VersionColumn,
} from 'typeorm';

import type { AddressClass, AddressStatus } from '@contracts/rules/address.js';

import { Locality } from './locality.entity.js';

/** A client's pickup or delivery address (spec part 1, section 3: Address). */
@Entity('address')
export class Address {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  /** True for the client's default address; each client has at most one. */
  @Column('boolean', { name: 'is_default', default: false })
  isDefault: boolean;

  @Column('text')
  status: AddressStatus;

  @Column('text', { name: 'address_class' })
  addressClass: AddressClass;

  @Column('text', { name: 'reference_id', nullable: true })
  referenceId: string | null;

  @Column('text')
  company: string;

  @Column('text', { name: 'contact_name', nullable: true })
  contactName: string | null;

  @Column('text', { name: 'phone_number', nullable: true })
  phoneNumber: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { name: 'address_line1' })
  addressLine1: string;

  @Column('text', { name: 'address_line2', nullable: true })
  addressLine2: string | null;

  @Column('integer', { name: 'locality_id', nullable: true })
  localityId: number | null;

  @ManyToOne(() => Locality, { nullable: true })
  @JoinColumn({ name: 'locality_id' })
  locality: Relation<Locality> | null;

  @Column('text', { name: 'special_instructions', nullable: true })
  specialInstructions: string | null;

  /** Text matched by the address search; derived on every save. */
  @Column('text', { name: 'search_text', select: false })
  searchText: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
