import pg from 'pg';

import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import type { AustraliaPostDouble } from '../../backend/src/carrier-adapters/australia-post/double/server.js';
import type { ApiClient } from './api-client.js';

/** Turns on live prices for the offer's carrier; the returned function undoes it. */
export async function enableLivePrices(
  databaseUrl: string,
  offer: OfferView,
): Promise<() => Promise<void>> {
  const { carrierId, carrierServiceTypeId } = offer;
  const run = async (sql: string, values: unknown[]) => {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    await database.query(sql, values).finally(() => database.end());
  };
  await run(`update carrier set adapter = 'australia-post' where id = $1`, [carrierId]);
  await run(`update carrier_service_type set service_type = 'EXP' where id = $1`, [
    carrierServiceTypeId,
  ]);
  return async () => {
    await run(`update carrier set adapter = 'simulated' where id = $1`, [carrierId]);
    await run(`update carrier_service_type set service_type = $2 where id = $1`, [
      carrierServiceTypeId,
      offer.serviceType,
    ]);
  };
}

/** Enters the carrier's account, as an administrator does. */
export async function enterAccount(
  admin: ApiClient,
  { carrierId }: OfferView,
  { state: { account } }: AustraliaPostDouble,
  priceFrom: CustomerCarrierView['priceFrom'] = 'BOTH',
): Promise<void> {
  const { customerCarriers } = await admin.expect<{ customerCarriers: CustomerCarrierView[] }>(
    'GET',
    'customer-carrier?permission=READ_CUSTOMER_CARRIER',
  );
  for (const record of customerCarriers.filter(({ carrier }) => carrier.id === carrierId))
    await admin.expect('PUT', `customer-carrier?customerId=${record.customerId}`, {
      id: record.id,
      version: record.version,
      carrier: { id: record.carrier.id },
      priceFrom,
      liveRateMs: 1_500,
      adapterSettings: {
        accountType: 'STARTRACK',
        accountNumber: account.number,
        apiKey: account.apiKey,
        password: account.password,
        environment: 'TESTBED',
        labelLayout: 'A6-1pp',
      },
    });
}
