import { EventStore } from '@event-store/event-store.js';
import { readWholeStream } from '@event-store/stream-pages.js';
import { prefixRangeStream } from '@contracts/events/prefix-range.events.js';

import {
  CarrierAccountRepository,
  CarrierRepository,
  ClientAccountAllotmentService,
  ConnotePrefixService,
  type ClientCarrierAccount,
  type ConnotePrefix,
  type CustomerCarrier,
} from '../../../backend/src/carriers/index.js';
import { RulesFeesService } from '../../../backend/src/pricing/index.js';
import { findRecords, type DemoRecords } from '../organisations/find-records.js';
import {
  demoCustomers,
  type DemoClient,
  type DemoCustomer,
} from '../organisations/organisations.js';
import type { SeedContext } from '../seed-context.js';
import { simulatedConnection } from './simulated-connection.js';
import { demoCarriers, type DemoCarrier } from './demo-carriers.js';
import { negotiatedRules } from './demo-rules.js';

const NUMBERS_PER_CLIENT = 100_000;
const LAST_MASTER_NUMBER = 900_000;

const itemRange = { masterItemRangeStart: 1, masterItemRangeEnd: 9_000_000 };

/** Account whose numbers are running low. */
const scarce = { carrier: 'parcel_please', client: 'Derwent Timber', numbers: 50 };

/** Seeds both customers' carrier accounts, and an account with its own numbers for each client. */
export async function seedAccounts(context: SeedContext): Promise<void> {
  const records = await findRecords(context.app);
  for (const customer of demoCustomers)
    for (const carrier of demoCarriers)
      if (carrier.onlyCustomer === undefined || carrier.onlyCustomer === customer.name)
        await ensureAccounts(context, records, { customer, carrier });
  await ensureNegotiatedRules(context, records);
}

interface Agreement {
  readonly customer: DemoCustomer;
  readonly carrier: DemoCarrier;
}

async function ensureAccounts(
  context: SeedContext,
  records: DemoRecords,
  { customer, carrier }: Agreement,
): Promise<void> {
  const { app, actor } = context;
  const { id } = records.customer(customer.name);
  const connection = await ensureConnection(context, id, { customer, carrier });
  const number = `${customer.initials}${carrier.prefixStem}01`;
  const account = await app.get(CarrierAccountRepository).findOrAdd(connection.id, number, actor);
  for (const client of customer.clients) {
    if (client.letters === null) continue;
    const prefix = await ensurePrefix(context, account.id, { carrier, client });
    await ensureClientAccount(context, prefix, {
      clientId: records.client(client.name).id,
      length: numbersOf(carrier, client),
      isPermanent: carrier.name === 'bass_link_freight',
    });
  }
}

async function ensureConnection(
  { app, actor }: SeedContext,
  customerId: number,
  { customer, carrier }: Agreement,
): Promise<CustomerCarrier> {
  const carriers = app.get(CarrierRepository);
  const { id: carrierId } = await findCarrier(carriers, carrier.name);
  const productAccountNumber = `${customer.initials}-${carrier.prefixStem}`;
  return (
    (await carriers.findCustomerCarrier(customerId, carrierId)) ??
    carriers.connect(
      { customerId, carrierId, ...simulatedConnection(app, carrier, productAccountNumber) },
      actor,
    )
  );
}

export async function findCarrier(carriers: CarrierRepository, name: string) {
  const carrier = await carriers.findByName(name);
  if (!carrier) throw new Error(`the demo carrier ${name} does not exist yet`);
  return carrier;
}

interface ClientCarrier {
  readonly carrier: DemoCarrier;
  readonly client: DemoClient;
}

const numbersOf = (carrier: DemoCarrier, { name }: DemoClient): number => {
  if (carrier.isApiBasedConnote) return 1; // ACCT-63
  return carrier.name === scarce.carrier && name === scarce.client
    ? scarce.numbers
    : NUMBERS_PER_CLIENT;
};

async function ensurePrefix(
  { app, actor }: SeedContext,
  customerCarrierAccountId: number,
  { carrier, client }: ClientCarrier,
): Promise<ConnotePrefix> {
  const prefixes = app.get(ConnotePrefixService);
  const letters = client.letters ?? '';
  const connotePrefix = `${carrier.prefixStem}${letters.slice(0, carrier.prefixLetters)}`;
  return (
    (await prefixes.find(customerCarrierAccountId, connotePrefix)) ??
    prefixes.add(
      {
        customerCarrierAccountId,
        connotePrefix,
        connoteAbbreviation: letters,
        senderId: carrier.hasSenderId ? `SND${letters}` : null,
        masterRangeStart: 1,
        masterRangeEnd: LAST_MASTER_NUMBER,
        ...(carrier.itemRange && itemRange),
      },
      { actor },
    )
  );
}

interface ClientShare {
  readonly clientId: number;
  readonly length: number;
  readonly isPermanent: boolean;
}

async function ensureClientAccount(
  { app, actor }: SeedContext,
  { id: connotePrefixId, prefixRangeId }: ConnotePrefix,
  { clientId, length, isPermanent }: ClientShare,
): Promise<void> {
  const accounts = app.get(ClientAccountAllotmentService);
  const known = await accounts.find(clientId, connotePrefixId);
  if (known?.isActive) return;
  if (!known) {
    const opening = { clientId, connotePrefixId, permanentBooking: isPermanent };
    await accounts.open({ ...opening, rangeLength: length }, actor);
    return;
  }
  const store = app.get(EventStore);
  if (!(await hasNumbers(store, prefixRangeId, known))) await accounts.allot(known, length, actor);
  await accounts.activate(known, actor);
}

/** Whether the block was allotted before the seed was interrupted. */
async function hasNumbers(
  store: EventStore,
  prefixRangeId: number,
  { id }: ClientCarrierAccount,
): Promise<boolean> {
  const events = await readWholeStream(store, `${prefixRangeStream.prefix}${prefixRangeId}`);
  return events.some(
    ({ type, data }) =>
      type === 'RangeAllotted' &&
      (data as { clientCarrierAccountId?: unknown }).clientCarrierAccountId === id,
  );
}

async function ensureNegotiatedRules(
  { app, actor }: SeedContext,
  records: DemoRecords,
): Promise<void> {
  const { carrier, client, record } = negotiatedRules;
  const { id } = await findCarrier(app.get(CarrierRepository), carrier);
  const accounts = await app
    .get(ClientAccountAllotmentService)
    .listByCarrier(records.client(client).id, id);
  for (const account of accounts) {
    const owner = { level: 'CLIENT_CARRIER_ACCOUNT', ownerId: account.id } as const;
    if (!(await app.get(RulesFeesService).existsUnscoped(owner)))
      await app.get(RulesFeesService).saveUnscoped(owner, record, actor);
  }
}
