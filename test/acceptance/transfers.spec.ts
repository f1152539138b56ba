import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import type { SaveCustomerCarrierRequest } from '@contracts/requests/save-customer-carrier.request.js';
import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';
import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type {
  CreatedManifestView,
  ManifestListItem,
  ManifestListPage,
} from '@contracts/views/manifest.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { selfSigned } from '../../backend/src/integrations/testing/certificates.js';
import { startFtpServer } from '../../backend/src/integrations/testing/ftp-server.js';
import { startScpServer } from '../../backend/src/integrations/testing/scp-server.js';
import { ApiClient, prepareConsignment } from '../support/api-client.js';
import { until } from '../support/load.js';
import { address } from './environment.js';

const account = { username: 'linehaul', password: 'a-secret' };
/** Customer of the client that ships. */
const CUSTOMER = 'Coastline';

let admin: ApiClient;
let shipper: ApiClient;
let offer: OfferView;
let before: CustomerCarrierView;
let folder: string;

test.beforeAll(async () => {
  admin = await ApiClient.signIn(address(), 'super@linehaul.example');
  shipper = await ApiClient.signIn(address(), 'sydney@banksia.example');
  const request = await prepareConsignment(shipper);
  const offers = await shipper.expect<OfferView[]>('POST', 'consignment/offers', request);
  const chosen = offers.find(({ apiBasedConnoteCarrier }) => !apiBasedConnoteCarrier);
  if (!chosen) throw new Error(`no offer for ${CUSTOMER}`);
  offer = chosen;
  before = await findConnection(chosen.carrierId);
});

test.beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'transfers-'));
  fs.mkdirSync(path.join(folder, 'in'));
});

test.afterEach(async () => {
  await connect({ ...before });
  fs.rmSync(folder, { recursive: true });
});

const startFtp = () => startFtpServer({ account, folder, fault: () => 'NONE' });
const startFtps = () => startFtpServer({ account, folder, fault: () => 'NONE', tls: selfSigned });
const startScp = () => startScpServer({ account, folder, room: () => Infinity });

const ways = [
  {
    name: 'FTP',
    type: 'FTP',
    server: 'ftp://127.0.0.1',
    start: startFtp,
    format: 'csv',
    in: '/in',
  },
  {
    name: 'FTPS',
    type: 'FTP',
    server: 'ftps://127.0.0.1',
    start: startFtps,
    format: 'xml',
    in: '/in',
  },
  { name: 'SCP', type: 'SCP', server: '127.0.0.1', start: startScp, format: 'json', in: 'in' },
] as const;

for (const way of ways)
  test(`a manifest goes to its carrier by ${way.name} as ${way.format}, once the server is up`, async () => {
    const first = await way.start();
    await first.close();
    await connect({
      ...account,
      transferType: way.type,
      server: way.server,
      port: first.port,
      path: `${way.in}/*.${way.format}`,
      serverAuth: way.name === 'FTPS' ? selfSigned.fingerprint : null,
    });
    const { id, manifestNumber, connoteNumber } = await manifestOne();

    const failed = await until(
      () => findManifest(id),
      (manifest) => Boolean(manifest?.integration?.error),
    );
    expect(failed?.integration?.error).toContain('refused the connection');
    expect(received()).toEqual([]);

    const second = await way.start();
    try {
      await connect({ server: way.server, port: second.port });
      await admin.expect('POST', `admin/resend?manifestIdList=${id}`);
      await until(
        () => findManifest(id),
        (manifest) => manifest?.dataStatus === 'SENT',
      );
    } finally {
      await second.close();
    }
    const files = received();
    expect(files.map(({ name }) => name)).toEqual([`${manifestNumber}.${way.format}`]);
    expect(files[0]?.body).toContain(connoteNumber);
  });

const received = () =>
  fs
    .readdirSync(path.join(folder, 'in'))
    .map((name) => ({ name, body: fs.readFileSync(path.join(folder, 'in', name), 'utf8') }));

async function findConnection(carrierId: number | null): Promise<CustomerCarrierView> {
  const customers = await admin.expect<{ id: number; name: string }[]>(
    'GET',
    'customer/list?permission=SUPER_ADMIN_CONTENT&sort=name,ASC',
  );
  const customer = customers.find(({ name }) => name.startsWith(CUSTOMER));
  const { customerCarriers } = await admin.expect<{ customerCarriers: CustomerCarrierView[] }>(
    'GET',
    `customer-carrier?customerId=${customer?.id ?? 0}&permission=READ_CUSTOMER_CARRIER`,
  );
  const found = customerCarriers.find(({ carrier }) => carrier.id === carrierId);
  if (!found) throw new Error('the offer is of no carrier of this customer');
  return found;
}

async function connect(changes: Partial<SaveCustomerCarrierRequest>): Promise<void> {
  const current = await findConnection(offer.carrierId);
  await admin.expect('PUT', `customer-carrier?customerId=${current.customerId}`, {
    ...current,
    ...changes,
    carrier: { id: current.carrier.id },
    version: current.version,
  });
}

async function manifestOne() {
  const request = await prepareConsignment(shipper);
  const offers = await shipper.expect<OfferView[]>('POST', 'consignment/offers', request);
  const chosen = offers.find(
    ({ carrierServiceTypeId, clientCarrierAccountId }) =>
      carrierServiceTypeId === offer.carrierServiceTypeId &&
      clientCarrierAccountId === offer.clientCarrierAccountId,
  );
  const created = await shipper.expect<CreatedConsignmentView>('POST', 'consignment', {
    ...request,
    offer: chosen,
  });
  const manifest = await shipper.expect<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [created.id],
    autoPickupBooking: false,
  });
  return { ...manifest, connoteNumber: created.connoteNumber };
}

async function findManifest(id: number): Promise<ManifestListItem | undefined> {
  const { manifests } = await admin.expect<ManifestListPage>(
    'GET',
    'manifest?permission=READ_MANIFEST&isSuperAdmin=true&size=50&page=0&sort=id,DESC',
  );
  return manifests.find((manifest) => manifest.id === id);
}
