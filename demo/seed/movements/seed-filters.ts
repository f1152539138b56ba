import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';

import { SavedFilterService } from '../../../backend/src/consignments/index.js';
import type { SeedContext } from '../seed-context.js';
import { actorOf } from './demo-data.js';

interface DemoFilter {
  readonly name: string;
  readonly criteriaFilters: CriteriaFilter[];
  /** Default filter; without one the list would open with the last (LIST-64). */
  readonly isDefault?: boolean;
}

const tab = (value: string): CriteriaFilter => ({ key: 'STATE', criteria: 'EQUALS', value });
const status = (...value: string[]): CriteriaFilter => ({ key: 'STATUS', criteria: 'IN', value });

const filters: readonly DemoFilter[] = [
  { name: 'Open', criteriaFilters: [tab('OPEN')], isDefault: true },
  {
    name: 'In transit',
    criteriaFilters: [tab('MANIFESTED'), status('PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY')],
  },
  {
    name: 'Problems',
    criteriaFilters: [
      tab('MANIFESTED'),
      status('UNABLE_TO_DELIVER', 'PARTIALLY_DELIVERED', 'BOOK_IN'),
    ],
  },
];

/** Each of these users saves all three: fifteen. */
const filterOwners = [
  'manager@coastline.example',
  'admin@kookaburra.example',
  'admin@ironbark.example',
  'admin@saltbush.example',
  'admin@derwent.example',
];

export async function seedFilters(context: SeedContext): Promise<void> {
  const saved = context.app.get(SavedFilterService);
  for (const email of filterOwners) {
    const actor = await actorOf(context, email);
    const known = new Set((await saved.list(actor)).map(({ name }) => name));
    for (const { name, criteriaFilters, isDefault = false } of filters)
      if (!known.has(name))
        await saved.add(
          { name, isDefault, sort: null, filter: { search: '', criteriaFilters } },
          actor,
        );
  }
}
