import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { channels } from '@contracts/realtime/messages.js';

import type { QuotedService } from '../../carrier-adapters/index.js';

/** A carrier's response to one request for prices. */
export interface LiveRate {
  readonly id: number;
  readonly quoted: readonly QuotedService[];
  readonly requestDigest: string;
  readonly answerDigest: string;
  readonly roundTripMs: number;
  readonly askedAt: Date;
}

export type NewLiveRate = Omit<LiveRate, 'id'> & {
  readonly key: string;
  readonly customerCarrierId: number;
};

const quotedServices: z.ZodType<QuotedService[]> = z.array(
  z.union([
    z.object({
      service: z.string(),
      totalCents: z.number().int(),
      lines: z.array(z.object({ code: z.string(), cents: z.number().int() })),
    }),
    z.object({
      service: z.string(),
      refusal: z.object({ code: z.string(), message: z.string() }),
    }),
  ]),
);

interface LiveRateRow extends Omit<LiveRate, 'id' | 'quoted'> {
  readonly id: string;
  readonly quoted: unknown;
}

const toLiveRate = ({ id, quoted, ...rate }: LiveRateRow): LiveRate => ({
  ...rate,
  id: Number(id),
  quoted: quotedServices.parse(quoted),
});

const columns = `id, quoted, request_digest as "requestDigest", answer_digest as "answerDigest",
  round_trip_ms as "roundTripMs", asked_at as "askedAt"`;

/**
 * Stores carriers' responses for all processes, and which request is being sent: one process at a time sends the same
 * one.
 */
@Injectable()
export class LiveRateRepository {
  constructor(private readonly database: DataSource) {}

  /** Latest response after `since`. */
  async findLatest(key: string, since: Date): Promise<LiveRate | null> {
    const [row] = await this.database.query<LiveRateRow[]>(
      `select ${columns} from live_rate where key = $1 and asked_at > $2 order by id desc limit 1`,
      [key, since],
    );
    return row ? toLiveRate(row) : null;
  }

  /** A response by its id; null if it is to another request, or from before `since`. */
  async find(id: number, key: string, since: Date): Promise<LiveRate | null> {
    const [row] = await this.database.query<LiveRateRow[]>(
      `select ${columns} from live_rate where id = $1 and key = $2 and asked_at > $3`,
      [id, key, since],
    );
    return row ? toLiveRate(row) : null;
  }

  /**
   * Reserves the request for this process; false while another one holds it. The claim ends by its time limit or
   * `release`.
   */
  async claim(key: string, milliseconds: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `insert into live_rate_claim (key, claimed_until)
       values ($1, clock_timestamp() + $2 * interval '1 millisecond')
       on conflict (key) do update set claimed_until = excluded.claimed_until
         where live_rate_claim.claimed_until < clock_timestamp()
       returning key`,
      [key, milliseconds],
    );
    return rows.length > 0;
  }

  async isClaimed(key: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      'select from live_rate_claim where key = $1 and claimed_until > clock_timestamp()',
      [key],
    );
    return rows.length > 0;
  }

  /** Ends the claim and wakes the processes that wait for the response. */
  async release(key: string): Promise<void> {
    await this.database.query(
      `with released as (delete from live_rate_claim where key = $1) select pg_notify($2, $1)`,
      [key, channels.liveRates],
    );
  }

  async save(rate: NewLiveRate): Promise<LiveRate> {
    const [row] = await this.database.query<LiveRateRow[]>(
      `insert into live_rate (key, customer_carrier_id, quoted, request_digest, answer_digest,
                              round_trip_ms, asked_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
      [
        rate.key,
        rate.customerCarrierId,
        JSON.stringify(rate.quoted),
        rate.requestDigest,
        rate.answerDigest,
        rate.roundTripMs,
        rate.askedAt,
      ],
    );
    if (!row) throw new Error('the response was not stored');
    return toLiveRate(row);
  }

  async deleteBefore(oldest: Date): Promise<void> {
    await this.database.query('delete from live_rate where asked_at < $1', [oldest]);
    await this.database.query(
      `delete from live_rate_claim where claimed_until < clock_timestamp() - interval '1 hour'`,
    );
  }
}
