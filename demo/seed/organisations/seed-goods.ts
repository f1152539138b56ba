import { CarrierRepository } from '../../../backend/src/carriers/index.js';
import {
  UnNumberRepository,
  CategoryQueries,
  CategoryRepository,
  ItemTypeRepository,
  PayerAccountQueries,
  PayerAccountRepository,
} from '../../../backend/src/settings/index.js';
import { findCarrier } from '../carriers/seed-accounts.js';
import type { SeedContext } from '../seed-context.js';
import { findRecords } from './find-records.js';

const itemTypes = [
  { type: 'Carton' },
  { type: 'Pallet' },
  { type: 'Satchel', measures: { length: 0.4, width: 0.31, height: 0.05, weight: 3 } },
  { type: 'Roll' },
  { type: 'Skid' },
  { type: 'Crate' },
  { type: 'Drum' },
  { type: 'Tube' },
  { type: 'Bag' },
  { type: 'Envelope', measures: { length: 0.35, width: 0.25, height: 0.01, weight: 0.5 } },
];

/** Seeds item types and the dangerous goods list. */
export async function seedGoods({ app, actor }: SeedContext): Promise<void> {
  await app.get(UnNumberRepository).addCommon(actor);
  const types = app.get(ItemTypeRepository);
  for (const { type, measures } of itemTypes)
    if (!(await types.findByName(type)))
      await types.add({ type, isMutable: !measures, measures: measures ?? null }, actor);
}

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
