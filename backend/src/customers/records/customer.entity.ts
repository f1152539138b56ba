import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** Shipping platform with its own clients (spec part 2, section 3: Customer). */
@Entity('customer')
export class Customer {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('text')
  name: string;

  /** Receives the pickup bookings for carriers without a booking API (GAP-73). */
  @Column('text', { name: 'bookings_email' })
  bookingsEmail: string;

  @Column('text', { name: 'contact_email' })
  contactEmail: string;

  @Column('text', { name: 'banner_message', nullable: true })
  bannerMessage: string | null;

  @Column('boolean', { name: 'is_banner_active', default: false })
  isBannerActive: boolean;

  /** Multiplies the quotas of the API keys of its clients (ADR 53); 1 to 20. */
  @Column('integer', { name: 'api_quota_factor', default: 1 })
  apiQuotaFactor: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
