import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  VersionColumn,
} from 'typeorm';

import type { ApiKeyScope } from '@contracts/rules/api-key-scopes.js';
import type { RoleName } from '@contracts/permissions/roles.js';
import type { UserStatus } from '@contracts/rules/user-status.js';
import type { ColumnChoice } from '@contracts/views/session.view.js';

export type PreferredUnit = 'M' | 'CM' | 'MM';

/** Chosen columns per table; a table without an entry has its default columns. */
export type ColumnChoices = Readonly<Record<string, readonly ColumnChoice[]>>;

/** User or API key that can sign in. */
@Entity('user_account')
export class UserAccount {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('text')
  kind: 'USER' | 'API_KEY';

  @Column('text')
  name: string;

  /** In lower case; unique. */
  @Column('text')
  email: string;

  /** Argon2id. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('text')
  status: UserStatus;

  /** Tokens issued before sessions were stored are invalid if signed in an earlier epoch. */
  @Column('integer', { name: 'token_epoch', default: 0 })
  tokenEpoch: number;

  @Column('text', { name: 'preferred_unit', default: 'CM' })
  preferredUnit: PreferredUnit;

  @Column('integer', { name: 'consignment_records_per_page', default: 10 })
  consignmentRecordsPerPage: number;

  @Column('integer', { name: 'manifest_records_per_page', default: 10 })
  manifestRecordsPerPage: number;

  @Column('text', { name: 'country_name', default: 'Australia' })
  countryName: string;

  @Column('text', { name: 'time_zone', default: 'Australia/Sydney' })
  timeZone: string;

  @Column('integer', { name: 'label_printer_id', nullable: true })
  labelPrinterId: number | null;

  @Column('integer', { name: 'other_printer_id', nullable: true })
  otherPrinterId: number | null;

  @Column('jsonb', { default: {} })
  columns: ColumnChoices;

  /** Creator, who may grant the first role of a user without roles. Null for the system. */
  @Column('integer', { name: 'created_by', nullable: true })
  createdBy: number | null;

  /** Owner of a user without roles: the client, and always its customer; null for the platform's own staff. */
  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  @Column('integer', { name: 'customer_id', nullable: true })
  customerId: number | null;

  /** Expiry of an API key; null for a user. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** Scopes of an API key; null for its role, and for users. */
  @Column('text', { array: true, nullable: true })
  scopes: ApiKeyScope[] | null;

  /** CIDR ranges of the addresses an API key can be used from; null for any address, and for users. */
  @Column('cidr', { name: 'allowed_ranges', array: true, nullable: true })
  allowedRanges: string[] | null;

  /** The API key that replaces this one. */
  @Column('integer', { name: 'replaced_by', nullable: true })
  replacedBy: number | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @OneToMany(() => UserRole, ({ user }) => user, { cascade: ['insert'] })
  roles: UserRole[];
}

/** Role of a user for one client or one customer; without either it is at super admin level. */
@Entity('user_role')
export class UserRole {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => UserAccount, ({ roles }) => roles)
  @JoinColumn({ name: 'user_id' })
  user: Relation<UserAccount>;

  @Column('text')
  role: RoleName;

  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  @Column('integer', { name: 'customer_id', nullable: true })
  customerId: number | null;
}
