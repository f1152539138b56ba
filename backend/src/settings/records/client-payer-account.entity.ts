import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** Account of a receiver or third party that pays a carrier (SETTINGS-39). */
@Entity('client_payer_account')
export class ClientPayerAccount {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'carrier_id' })
  carrierId: number;

  @Column('text', { name: 'who_pays' })
  whoPays: 'RECEIVER' | 'THIRD_PARTY';

  @Column('text')
  description: string;

  @Column('text', { name: 'account_number' })
  accountNumber: string;
}
