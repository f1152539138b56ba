import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../platform/clock.js';

/** Connotes per day over the last four weeks, by id of the customer carrier; unused carriers are absent. */
export type DailyUsage = ReadonlyMap<number, number>;

/**
 * Consignments created in the last four weeks, divided by the days since the first. Includes child clients, which
 * use the same numbers.
 */
const createdRecently = `
  with recursive below as (
    select id from client where id = $1
    union
    select c.id from client c join below b on c.parent_id = b.id
  )
  select d.customer_carrier_id as "customerCarrierId",
         sum(d.made)::float8 / ($2::date - min(d.day) + 1) as "perDay"
    from below join dashboard_day d on d.owner = 'client/' || below.id
   where d.day > $2::date - 28 and d.day <= $2::date and d.made > 0
   group by 1`;

/** Reads how fast a client uses connote numbers. */
@Injectable()
export class NumberUsageQueries {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async getDailyUsage(clientId: number): Promise<DailyUsage> {
    const rows = await this.database.query<{ customerCarrierId: number; perDay: number }[]>(
      createdRecently,
      [clientId, this.clock.now().toISOString().slice(0, 10)],
    );
    return new Map(rows.map(({ customerCarrierId, perDay }) => [customerCarrierId, perDay]));
  }
}
