import { CarrierRepository } from '../../../backend/src/carriers/index.js';
import {
  CategoryQueries,
  CategoryRepository,
  PayerAccountQueries,
  PayerAccountRepository,
} from '../../../backend/src/settings/index.js';
import { findCarrier } from '../carriers/seed-accounts.js';
import type { SeedContext } from '../seed-context.js';
import { findRecords } from './find-records.js';

const categories = [
  {
    client: 'Saltbush Foods',
    category: 'Cost centre',
    entries: ['Retail', 'Food service', 'Export'],
  },
  {
    client: 'Banksia Melbourne',
    category: 'Department',
    entries: ['Kitchen', 'Bedroom', 'Outdoor'],
  },
];

const payers = [
  {
    client: 'Kookaburra Paints',
    carrier: 'orange_arrow_freight',
    whoPays: 'RECEIVER' as const,
    description: 'Trade centres pay their own freight',
    accountNumber: 'OA778120',
  },
  {
    client: 'Ironbark Tools',
    carrier: 'southern_star_express',
    whoPays: 'THIRD_PARTY' as const,
    description: 'Marketing agency',
    accountNumber: '10094471',
  },
];

/** Seeds categories and payer accounts of some clients. */
export async function seedClientChoices({ app, actor }: SeedContext): Promise<void> {
  const records = await findRecords(app);
  for (const { client, category, entries } of categories) {
    const { id: clientId } = records.client(client);
    const known = (await app.get(CategoryQueries).list(clientId)).categories;
    if (known.some(({ categoryDesc }) => categoryDesc === category)) continue;
    const added = { clientId, categoryDesc: category, entries };
    await app.get(CategoryRepository).addWithEntries(added, actor);
  }
  for (const { client, carrier, ...account } of payers) {
    const { id: clientId } = records.client(client);
    const { id: carrierId } = await findCarrier(app.get(CarrierRepository), carrier);
    const known = await app.get(PayerAccountQueries).list(clientId);
    if (known.some(({ accountNumber }) => accountNumber === account.accountNumber)) continue;
    await app.get(PayerAccountRepository).add({ clientId, carrierId, ...account }, actor);
  }
}
