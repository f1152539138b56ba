import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Surcharge of a carrier for a remote suburb (docs/pricing.md, Fees). */
@Entity('suburb_surcharge')
export class SuburbSurcharge {
  @PrimaryColumn('integer', { name: 'carrier_id' })
  carrierId: number;

  @PrimaryColumn('integer', { name: 'locality_id' })
  localityId: number;

  @PrimaryColumn('text')
  direction: 'PICKUP' | 'DELIVERY';

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;
}
