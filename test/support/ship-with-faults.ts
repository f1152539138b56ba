import pg from 'pg';

import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { CreatedManifestView, ManifestListPage } from '@contracts/views/manifest.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import type { AustraliaPostDouble } from '../../backend/src/carrier-adapters/australia-post/double/server.js';
import { ApiClient, prepareConsignment } from './api-client.js';
import { type InjectedFaults, injectFaults, skipPauses } from './carrier-faults.js';
import { enterAccount, enableLivePrices } from './live-carrier.js';
import { runConcurrently, until } from './load.js';
import { databaseUrlOf, type Product } from './product.js';

const CONSIGNMENTS_PER_MANIFEST = 5;
const LOST_SHARE = 0.2;
const REQUESTS_OF_A_SHIPMENT = 4;
const CONCURRENCY = 4;
/** A worker that is killed repeatedly is started again after 5 s, and then has to start up. */
const RESTART_MS = 15_000;
const SHIPPER = 'sydney@banksia.example';

export interface FaultyShipping {
  readonly product: Product;
  readonly carrier: AustraliaPostDouble;
  readonly shipments: number;
  readonly kills: number;
}

/** The manifested shipments, and the faults injected in the process. */
export interface ShippedWithFaults {
  readonly consignmentIds: readonly number[];
  readonly manifestIds: readonly number[];
  readonly faults: InjectedFaults;
  /** Number of labels that the product has stored. */
  readonly labels: number;
  /** The PDF of one of them, as printed. */
  readonly printed: string;
}

/**
 * Manifests consignments on an account with Australia Post, while a fifth of its responses is lost and the worker is
 * killed repeatedly; returns once every manifest is sent.
 */
export async function shipWithFaults(setting: FaultyShipping): Promise<ShippedWithFaults> {
  const { product, carrier, shipments, kills } = setting;
  const databaseUrl = databaseUrlOf(product);
  const client = await ApiClient.signIn(product.url, SHIPPER);
  const admin = await ApiClient.signIn(product.url, 'super@linehaul.example');
  const offer = await offerOf(client);
  await enableLivePrices(databaseUrl, offer);
  await enterAccount(admin, offer, carrier, 'RATE_CARD');
  const consignmentIds = await createShipments(client, offer, shipments);
  const every = Math.floor((shipments * REQUESTS_OF_A_SHIPMENT) / (kills + 1));
  const faults = injectFaults(carrier, product, { lostShare: LOST_SHARE, kills, every });
  const stopSkipping = skipPauses(databaseUrl);
  try {
    const manifestIds = await manifest(client, consignmentIds);
    await until(
      () => countUnsent(admin, manifestIds),
      (count) => count === 0,
      60_000 + shipments * 2_000 + kills * RESTART_MS,
    ).catch((error: unknown) => {
      throw new Error(`${faults.kills} kills, ${faults.lost} lost responses: ${String(error)}`);
    });
    faults.stop();
    const label = `paperwork/label/con_id/${consignmentIds[0] ?? 0}`;
    const { body: printed } = await client.send<string>('GET', label);
    const labels = await countLabels(databaseUrl, consignmentIds);
    return { consignmentIds, manifestIds, faults, labels, printed };
  } finally {
    await stopSkipping();
  }
}

async function offerOf(client: ApiClient, serviceTypeId?: number | null): Promise<OfferView> {
  const request = await prepareConsignment(client);
  const offers = await client.expect<OfferView[]>('POST', 'consignment/offers', request);
  const offer = offers.find(
    ({ carrierServiceTypeId }) =>
      serviceTypeId === undefined || carrierServiceTypeId === serviceTypeId,
  );
  if (!offer) throw new Error('there is no offer');
  return offer;
}

/** Creates shipments with an offer made after the carrier was changed to Australia Post. */
async function createShipments(
  client: ApiClient,
  { carrierServiceTypeId }: OfferView,
  count: number,
): Promise<number[]> {
  const request = await prepareConsignment(client);
  const offer = await offerOf(client, carrierServiceTypeId);
  const created = await runConcurrently(count, CONCURRENCY, (index) =>
    client.expect<CreatedConsignmentView>('POST', 'consignment', {
      ...request,
      offer,
      consignmentReferences: [`FAULT-${index}`],
    }),
  );
  return created.map(({ id }) => id);
}

async function manifest(client: ApiClient, ids: readonly number[]): Promise<number[]> {
  const count = Math.ceil(ids.length / CONSIGNMENTS_PER_MANIFEST);
  const created = await runConcurrently(count, CONCURRENCY, (index) => {
    const consignmentIds = ids.slice(
      index * CONSIGNMENTS_PER_MANIFEST,
      (index + 1) * CONSIGNMENTS_PER_MANIFEST,
    );
    const request = { consignmentIds, autoPickupBooking: false };
    return client.expect<CreatedManifestView>('POST', 'manifest', request);
  });
  const [leftOut] = created.flatMap((one) => one.leftOut);
  if (leftOut) throw new Error(`left out: ${leftOut.reason}`);
  return created.map(({ id }) => id);
}

/** Counts the manifests not sent yet; resends those that have failed permanently, as a user would. */
async function countUnsent(admin: ApiClient, manifestIds: readonly number[]): Promise<number> {
  const { manifests } = await admin.expect<ManifestListPage>(
    'GET',
    'manifest?permission=READ_MANIFEST&size=200&page=0&sort=id,DESC',
  );
  const ours = manifests.filter(({ id }) => manifestIds.includes(id));
  const failed = ours.filter(({ dataStatus }) => dataStatus === 'FAILED').map(({ id }) => id);
  if (failed.length > 0)
    await admin.send('POST', `admin/resend?manifestIdList=${failed.join(',')}`);
  return manifestIds.length - ours.filter(({ dataStatus }) => dataStatus === 'SENT').length;
}

async function countLabels(databaseUrl: string, ids: readonly number[]): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ count: string }>(
    'select count(*) from carrier_shipment where consignment_id = any($1) and label is not null',
    [ids],
  );
  await database.end();
  return Number(rows[0]?.count);
}
