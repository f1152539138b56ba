import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Account of a receiver or third party that pays a carrier (SETTINGS-39). */
@Entity('client_payer_account')
export class ClientPayerAccount {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

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
