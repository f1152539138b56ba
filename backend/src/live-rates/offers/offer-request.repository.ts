import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { channels } from '@contracts/realtime/messages.js';
import type { LiveOfferView, RejectionView } from '@contracts/views/offer.view.js';

/** Offers of one carrier, or its reasons for none, for the screen that requested them; without names and addresses. */
export interface CarrierOffers {
  readonly carrier: string;
  readonly offers: readonly LiveOfferView[];
  readonly rejections: readonly RejectionView[];
}

/** A request for carriers' own prices, whose responses are fetched one by one. */
export interface OfferRequest {
  readonly clientId: number;
  /** Display names of the carriers, one for each account that was requested. */
  readonly carriers: readonly string[];
  readonly responses: readonly CarrierOffers[];
  /** False after the time limit, when no more responses are expected. */
  readonly isOpen: boolean;
}

interface NewOfferRequest {
  readonly id: string;
  readonly clientId: number;
  readonly carriers: readonly string[];
  /** Time after which missing responses are no longer expected. */
  readonly expiresInMs: number;
}

/** Maximum open requests of one client. */
const MAX_OPEN = 30;

/** Stores requests for live prices, so that any process can return their responses. */
@Injectable()
export class OfferRequestRepository {
  constructor(private readonly database: DataSource) {}

  /** False while the client has too many open requests. */
  async open({ id, clientId, carriers, expiresInMs }: NewOfferRequest): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `insert into live_ask (id, client_id, carriers, ends_at)
       select $1, $2, $3, clock_timestamp() + $4 * interval '1 millisecond'
        where (select count(*) from live_ask
                where client_id = $2 and ends_at > clock_timestamp()
                  and jsonb_array_length(answers) < cardinality(carriers)) < $5
       returning id`,
      [id, clientId, carriers, expiresInMs, MAX_OPEN],
    );
    return rows.length > 0;
  }

  async addResponse(id: string, response: CarrierOffers): Promise<void> {
    await this.database.query(
      `with answered as (update live_ask set answers = answers || $2::jsonb where id = $1)
       select pg_notify($3, $1::text)`,
      [id, JSON.stringify([response]), channels.liveRates],
    );
  }

  async find(id: string): Promise<OfferRequest | null> {
    const [offerRequest] = await this.database.query<OfferRequest[]>(
      `select client_id as "clientId", carriers, answers as responses,
              ends_at > clock_timestamp() as "isOpen"
         from live_ask where id = $1`,
      [id],
    );
    return offerRequest ?? null;
  }

  /** Deletes requests an hour after their end; their responses are fetched within seconds. */
  async deleteEnded(): Promise<void> {
    await this.database.query(
      `delete from live_ask where ends_at < clock_timestamp() - interval '1 hour'`,
    );
  }
}
