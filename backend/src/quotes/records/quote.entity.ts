import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

/** Content and chosen offer of a quick quote, as of the time it was saved. */
@Entity('quote')
export class Quote {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  /** The title, trimmed. */
  @Column('text')
  name: string;

  @Column('jsonb')
  content: ConsignmentContent;

  @Column('jsonb')
  offer: OfferData;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
