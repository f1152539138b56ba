import { randomUUID } from 'node:crypto';

import { rateCardColumns } from '@contracts/rules/rate-card-columns.js';

import { OfferService } from '../../pricing/offers/offer.service.js';
import { someContent, someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestClient } from '../../testing/test-client.js';
import type { RunningBackend } from '../../testing/start-backend.js';

/** Account 1 of client 10, of customer 1, with cards of the services EXP (Express) and PRM (Premium). */
export const ACCOUNT = 1;

/** A line for MEL to SYD per kilogram; other columns by name. */
export function rateLine(
  rate: number | string,
  more: Record<string, string | number> = {},
): string {
  const cells: Record<string, string | number> = {
    'Service Type': 'EXP',
    'From Zone': 'MEL',
    'To Zone': 'SYD',
    'Rate Type': 'KG',
    Basic: 7.5,
    Minimum: 11,
    Rate: rate,
    ...more,
  };
  return rateCardColumns.map((column) => cells[column] ?? '').join();
}

/** Adds a random column, since identical content would count as already imported. */
export const rateFile = (...lines: string[]): string =>
  [`${rateCardColumns.join()},${randomUUID()}`, ...lines].join('\n');

/** Zones A1 to A{count}, and a line from MEL to each of them. */
export async function addLanes({ database }: RunningBackend, count: number): Promise<string[]> {
  await database.query(
    `insert into carrier_zone (carrier_id, zone, zone_priority)
     select 1, 'A' || n, 2 from generate_series(1, $1::integer) n on conflict do nothing`,
    [count],
  );
  return Array.from({ length: count }, (_, at) => rateLine(0.5, { 'To Zone': `A${at + 1}` }));
}

export async function seedRates(backend: RunningBackend): Promise<void> {
  await someTariffs(backend);
  await backend.database.query(`select setval(pg_get_serial_sequence('carrier_zone', 'id'), 100)`);
}

export const signInAdmin = (backend: RunningBackend): Promise<TestClient> =>
  TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });

/** Form fields of an import of rates. */
export const rateFields = (accountId = ACCOUNT) => ({
  kind: 'RATE_CARD',
  clientCarrierAccountId: String(accountId),
});

/** Versions of the account's cards of a service, the latest first, with their number of lanes. */
export async function versionsOf(
  { database }: RunningBackend,
  serviceId = 1,
): Promise<{ id: number; lanes: number }[]> {
  return database.query(
    `select id, lane_count as lanes from rate_card
      where client_carrier_account_id = $1 and carrier_service_type_id = $2 and withdrawn_at is null
      order by id desc`,
    [ACCOUNT, serviceId],
  );
}

/** Freight of four cartons, 108 kg, from Melbourne to Sydney by EXP, in cents; undefined without an offer. */
export const freight = async ({ app }: RunningBackend): Promise<number | undefined> =>
  (await app.get(OfferService).quote({ clientId: 11, content: someContent })).offers.find(
    ({ data }) => data.serviceType === 'EXP',
  )?.data.freightCents;
