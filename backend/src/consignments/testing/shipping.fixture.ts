import type { OfferView } from '@contracts/views/offer.view.js';
import { readModelMigrations } from '@read-models/migrations/migrations.js';

import {
  CarrierAccountRepository,
  CarrierRepository,
  ClientAccountAllotmentService,
  ConnotePrefixService,
} from '../../carriers/index.js';
import { migrateDatabase } from '../../platform/database/migrate-database.js';
import { systemActor } from '../../platform/actor.js';
import { SuburbZoneService, RateCardService } from '../../pricing/index.js';
import type { TestClient } from '../../testing/test-client.js';
import { someClients, type RunningBackend } from '../../testing/start-backend.js';

export { TestClient, type TestResponse } from '../../testing/test-client.js';

const actor = systemActor('Test');

/** Suburbs in two states, and an address of client 10 in each; address 3 is a draft, 4 belongs to client 13. */
const seedSuburbsAndAddresses = `
  insert into locality (id, name, postcode, state, latitude, longitude, eta_zone)
    values (501, 'EASTERN CREEK', '2766', 'NSW', -33.8, 150.8, 'SYD'),
           (502, 'BRUNSWICK', '3056', 'VIC', -37.7, 144.9, 'MEL');
  insert into address
      (id, client_id, is_default, status, address_class, company, address_line1, locality_id, search_text)
    values (1, 10, true, 'VALID', 'BUSINESS', 'Parent', '12 Wonderland Drive', 501, ''),
           (2, 10, false, 'VALID', 'BUSINESS', 'Brunswick Clinic', '3 Sydney Road', 502, ''),
           (3, 10, false, 'DRAFT', 'BUSINESS', 'Somewhere', '', null, ''),
           (4, 13, true, 'VALID', 'BUSINESS', 'Other', '1 High Street', 501, '');
  select setval(pg_get_serial_sequence('address', 'id'), 100);
  insert into item_type (id, type, is_mutable)
    values (1, 'Carton', true), (2, 'Pallet', true) on conflict (id) do nothing;
  insert into category (id, client_id, category_desc) values (71, 10, 'Cost centre');
  insert into category_entry (id, category_id, entry_desc) values (72, 71, 'Melbourne');`;

interface NewService {
  readonly name: string;
  readonly prefix: string;
  readonly rate: number;
  readonly numbers?: number;
  readonly isApiBasedConnote?: boolean;
  /** Size of the item range; none where absent. */
  readonly itemNumbers?: number;
}

/**
 * Sets up a client with addresses and three carriers: a cheap one, an expensive one, and one that issues its own
 * connotes.
 */
export async function seedShipping(backend: RunningBackend): Promise<void> {
  const { DATABASE_URL: databaseUrl, eventStoreUrl } = backend.environment;
  await migrateDatabase({ databaseUrl, eventStoreUrl, migrations: readModelMigrations });
  await backend.database.query(someClients);
  await backend.database.query(seedSuburbsAndAddresses);
  await addService(backend, { name: 'Southern', prefix: 'LKIZ', rate: 0.38 });
  await addService(backend, { name: 'Northern', prefix: 'NOR', rate: 0.9, numbers: 2 });
  await addService(backend, { name: 'Metro', prefix: 'MD', rate: 2, isApiBasedConnote: true });
}

/** Adds a carrier that client 10 can ship with. */
export async function addService(backend: RunningBackend, service: NewService): Promise<void> {
  const { customerCarrierId, serviceTypeId } = await addCarrier(backend, service);
  const { prefix, rate, numbers = 1000, itemNumbers } = service;
  const { app } = backend;
  const account = await app
    .get(CarrierAccountRepository)
    .findOrAdd(customerCarrierId, `${prefix}1`, actor);
  const connotePrefix = await app.get(ConnotePrefixService).add(
    {
      customerCarrierAccountId: account.id,
      connoteAbbreviation: null,
      connotePrefix: prefix,
      senderId: null,
      masterRangeStart: 1,
      masterRangeEnd: 100_000,
      ...(itemNumbers && { masterItemRangeStart: 1, masterItemRangeEnd: itemNumbers }),
    },
    { actor },
  );
  const { account: clientAccount } = await app.get(ClientAccountAllotmentService).open(
    {
      clientId: 10,
      connotePrefixId: connotePrefix.id,
      permanentBooking: false,
      rangeLength: numbers,
    },
    actor,
  );
  await app.get(RateCardService).publishUnscoped(
    {
      clientCarrierAccountId: clientAccount.id,
      carrierServiceTypeId: serviceTypeId,
      rows: [{ fromZone: '*', toZone: '*', rateType: 'KG', rate, basic: 7.5, minimum: 11 }],
      uploadDate: '2020-01-01',
    },
    actor,
  );
}

async function addCarrier(
  { app }: RunningBackend,
  { name, prefix, isApiBasedConnote = false, itemNumbers }: NewService,
): Promise<{ customerCarrierId: number; serviceTypeId: number }> {
  const carriers = app.get(CarrierRepository);
  const carrier = await carriers.add(
    {
      name: name.toLowerCase(),
      displayName: name,
      prefixCharacterLength: prefix.length,
      connoteDigitLength: 8,
      isApiBasedConnote,
      hasItemNumber: itemNumbers !== undefined,
      isDataTransferRequired: true,
      bookingIntegrationType: 'NA',
    },
    [service],
    actor,
  );
  await app.get(SuburbZoneService).defineZonesUnscoped(carrier.id, zones, actor);
  await app.get(SuburbZoneService).assignNewSuburbsUnscoped(actor);
  const { id: customerCarrierId } = await carriers.connect(
    { customerId: 1, carrierId: carrier.id, transferType: 'SFTP', ...noTransfer },
    actor,
  );
  const [serviceType] = await carriers.listServiceTypes(carrier.id);
  if (!serviceType) throw new Error('the carrier has no service types');
  return { customerCarrierId, serviceTypeId: serviceType.id };
}

const service = {
  serviceType: 'EXP',
  displayServiceType: 'Road',
  serviceGroupId: null,
  isSatchelServiceType: false,
  courierVehicle: null,
  courierVehicleMinHours: null,
};

const zones = [
  { zone: 'SYD', zonePriority: 1 },
  { zone: 'MEL', zonePriority: 1 },
];

const noTransfer = {
  productAccountNumber: null,
  server: null,
  port: null,
  path: null,
  username: null,
  bookingServer: null,
  difotServer: null,
  difotPort: null,
  difotPath: null,
  difotUsername: null,
  password: null,
  apiKey: null,
  difotPassword: null,
};

/** Tomorrow in New South Wales, yyyy-MM-dd: the first dispatch date allowed. */
export const tomorrow = (days = 1): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'Australia/Sydney',
  });

export const goods = {
  senderAddressId: 1,
  deliveryAddressId: 2,
  items: [
    {
      itemTypeId: 1,
      itemTypeName: 'Carton',
      quantity: 4,
      length: 0.6,
      width: 0.45,
      height: 0.4,
      weight: 14,
    },
  ],
};

/** Request body of the form; a draft without an offer. */
export const shipment = (changes: object = {}, offer: object = {}) => ({
  clientId: 10,
  consignmentType: 'DEFAULT',
  dispatchedAt: tomorrow(),
  consignmentReferences: ['PO 4711'],
  offer: { ...goods, ...offer },
  ...changes,
});

/** The carrier's offer for the goods above, as the API returns it. */
export async function requestOffer(
  caller: TestClient,
  carrier: string,
  request: object = shipment(),
) {
  const { body } = await caller.request<OfferView[]>('POST', 'consignment/offers', request);
  const offer = body.find((offer) => offer.carrierDisplayName === carrier);
  if (!offer) throw new Error(`no offer of ${carrier} in ${JSON.stringify(body)}`);
  return offer;
}
