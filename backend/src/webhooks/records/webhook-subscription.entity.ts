import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import type { WebhookStatus } from '@contracts/rules/webhook.js';

/**
 * Subscription that sends public events to a URL. Users change it through `WebhookService`; the sender updates
 * `cursor`, `status`, `failingSince` and `lastSuccessAt` with its own statements, which do not touch version and audit.
 */
@Entity('webhook_subscription')
export class WebhookSubscription {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves by users, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  /** Owner: a client with its descendants, or else a customer. */
  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  @Column('integer', { name: 'customer_id', nullable: true })
  customerId: number | null;

  @Column('text')
  name: string;

  @Column('text')
  url: string;

  /** Names of event types, `consignment.*`, or `*`. */
  @Column('text', { array: true })
  types: string[];

  /** Version sent of each type: the newest at its creation; later types are sent in their first version. */
  @Column('jsonb')
  versions: Record<string, number>;

  @Column('text', { default: 'ACTIVE' })
  status: WebhookStatus;

  @Column('text', { name: 'status_reason', nullable: true })
  statusReason: string | null;

  /** Position in the journal up to which events were taken over; null before the first, when `liveFrom` applies. */
  @Column('text', { nullable: true })
  cursor: string | null;

  /** Events recorded before are not sent; applies while `cursor` is null. */
  @Column('timestamptz', { name: 'live_from' })
  liveFrom: Date;

  @Column('smallint', { name: 'most_in_flight' })
  mostInFlight: number;

  @Column('text', { name: 'notification_emails', array: true })
  notificationEmails: string[];

  /** Sealed by `SecretBox` with the record's `salt`, as is the previous one. */
  @Column('text')
  secret: string;

  @Column('text')
  salt: string;

  /** The previous secrets that still sign, sealed together. */
  @Column('text', { name: 'previous_secret', nullable: true })
  previousSecret: string | null;

  /** Instant until which the previous secrets also sign. */
  @Column('timestamptz', { name: 'overlap_ends_at', nullable: true })
  overlapEndsAt: Date | null;

  @Column('timestamptz', { name: 'last_success_at', nullable: true })
  lastSuccessAt: Date | null;

  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  @Column('text', { name: 'created_by' })
  createdBy: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
