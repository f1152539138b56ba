import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/**
 * Host key of an SSH server, pinned for a customer's carriers or for a client's own connections on first connection, or
 * accepted by a user since.
 */
@Entity('host_key')
export class HostKey {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  /** Client whose connections use it; null for the customer's carriers. */
  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  /** `host:port`, as normalised by `sshServerOf`. */
  @Column('text')
  server: string;

  @Column('text')
  fingerprint: string;

  @Column('timestamptz', { name: 'pinned_at' })
  pinnedAt: Date;

  /** Null for a key pinned on first connection. */
  @Column('text', { name: 'accepted_by', nullable: true })
  acceptedBy: string | null;

  /** A different key that the server has presented since; no calls are made while it does. */
  @Column('text', { name: 'refused_fingerprint', nullable: true })
  refusedFingerprint: string | null;

  @Column('timestamptz', { name: 'refused_at', nullable: true })
  refusedAt: Date | null;
}
