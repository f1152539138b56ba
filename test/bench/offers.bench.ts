import pg from 'pg';

import type { OfferView } from '@contracts/views/offer.view.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { ApiClient, prepareConsignment } from '../support/api-client.js';
import type { BenchLine, BenchContext } from './bench-context.js';
import { measureLoad } from './http-load.js';

const SERVICES = 20;
const LANES = 200;
const TARGET_MS = 10;
const plan = { concurrency: 1, warmUpMs: 1500, measureMs: 3000 };

/** Offers for a shipment with twenty more services of 200 lanes each, compared with a bare insert of the same body. */
export async function benchOffers(context: BenchContext): Promise<BenchLine[]> {
  const { product, floor } = context;
  const client = await ApiClient.signIn(product.url, 'sydney@banksia.example');
  const shipment = await prepareConsignment(client);
  const known = await offersOf(client, shipment);
  await addServices(context, known[0]);
  const priced = (await offersOf(client, shipment)).length;
  if (priced < SERVICES) throw new Error(`only ${priced} services answer`);

  const body = JSON.stringify(shipment);
  const headers = { authorization: `Bearer ${client.token ?? ''}` };
  const url = `${product.url}/api/v1/consignment/offers`;
  const load = await measureLoad({
    ...plan,
    request: () => ({ method: 'POST', url, headers, body }),
  });
  const bare = await measureLoad({
    ...plan,
    request: () => ({ method: 'POST', url: `${floor.url}/rows`, body }),
  });
  return [
    {
      what: `offers of ${priced} services, ${SERVICES} of them with ${LANES} lanes`,
      measured: `p50 ${load.p50Ms} ms, p95 ${load.p95Ms} ms`,
      floor: `p50 ${bare.p50Ms} ms, p95 ${bare.p95Ms} ms`,
      ratio: load.p50Ms / bare.p50Ms,
      target: { text: `p50 under ${TARGET_MS} ms`, isMet: load.p50Ms < TARGET_MS },
    },
  ];
}

const offersOf = (client: ApiClient, shipment: SaveConsignmentRequest) =>
  client.expect<OfferView[]>('POST', 'consignment/offers', shipment);

/** Adds twenty services, each with a rate card for the offer's lane and 199 others, uploaded through the API. */
async function addServices(
  { product, databaseUrl }: BenchContext,
  offer: OfferView | undefined,
): Promise<void> {
  if (!offer?.carrierId || !offer.clientCarrierAccountId) throw new Error('there is no offer');
  const { carrierId, clientCarrierAccountId } = offer;
  const admin = await ApiClient.signIn(product.url, 'super@linehaul.example');
  const [from, to] = await Promise.all(
    [offer.senderAddress, offer.deliveryAddress].map((address) =>
      zoneOf(admin, carrierId, address?.suburb?.id ?? 0),
    ),
  );
  await nameZonesAndServices(databaseUrl, carrierId);
  const lanes = [to, ...Array.from({ length: LANES - 1 }, (_, lane) => `BENCH ${lane + 1}`)];
  const lines = lanes.flatMap((zone) =>
    Array.from({ length: SERVICES }, (_, n) => `BENCH ${n + 1},${from},${zone},KG,9,10,0.5`),
  );
  const form = new FormData();
  form.append('clientCarrierAccountId', String(clientCarrierAccountId));
  const card = ['Service Type,From Zone,To Zone,Rate Type,Basic,Minimum,Rate', ...lines].join('\n');
  form.append('file', new Blob([card]), 'rates.csv');
  const response = await fetch(`${product.url}/api/v1/rate-card/bulk-rate-card-upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token ?? ''}` },
    body: form,
  });
  if (!response.ok) throw new Error(`the rate card: ${response.status} ${await response.text()}`);
}

async function zoneOf(admin: ApiClient, carrierId: number, suburbId: number): Promise<string> {
  const { carrierZones } = await admin.expect<{
    carrierZones: { carrierId: number; zone: string }[];
  }>('GET', `carrier-zone/suburb?suburbId=${suburbId}`);
  const found = carrierZones.find((zone) => zone.carrierId === carrierId);
  if (!found) throw new Error(`suburb ${suburbId} has no zone`);
  return found.zone;
}

async function nameZonesAndServices(databaseUrl: string, carrierId: number): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query(
      `insert into carrier_zone (carrier_id, zone, zone_priority)
       select $1, 'BENCH ' || n, 1 from generate_series(1, $2::integer) n`,
      [carrierId, LANES - 1],
    );
    await database.query(
      `insert into carrier_service_type (carrier_id, service_type, display_service_type)
       select $1, 'BENCH ' || n, 'Bench ' || n from generate_series(1, $2::integer) n`,
      [carrierId, SERVICES],
    );
  } finally {
    await database.end();
  }
}
