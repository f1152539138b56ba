import { In, type EntityTarget } from 'typeorm';

import { Address } from '../../address-book/index.js';
import { ClientIntegration } from '../../clients/index.js';
import { UserAccount, UserRole } from '../../identity/index.js';
import type { RecordChanges } from '../../platform/audit/record-changes.js';
import {
  Category,
  CategoryEntry,
  ClientPayerAccount,
  CustomEmail,
  ItemTemplate,
  ItemTypeSelection,
} from '../../settings/index.js';

interface OwnedByClient {
  readonly clientId: number;
}

/** Records that a client takes along when it is deleted, before what they refer to. */
const owned: readonly EntityTarget<OwnedByClient>[] = [
  Address,
  ItemTemplate,
  ItemTypeSelection,
  ClientPayerAccount,
  ClientIntegration,
  CustomEmail,
  Category,
];

/** Everything that only exists for these clients. */
export async function removeBelongings(
  records: RecordChanges,
  clientIds: readonly number[],
): Promise<void> {
  const ofClients = { clientId: In([...clientIds]) };
  const categories = await records.manager.findBy(Category, ofClients);
  await records.removeMany(
    CategoryEntry,
    await records.manager.findBy(CategoryEntry, {
      categoryId: In(categories.map(({ id }) => id)),
    }),
  );
  for (const type of owned)
    await records.removeMany(type, await records.manager.findBy(type, ofClients));
  await removeAccess(records, ofClients);
}

/** Roles for the clients, and the keys that have nothing else. */
async function removeAccess(
  records: RecordChanges,
  ofClients: { clientId: ReturnType<typeof In<number>> },
): Promise<void> {
  const roles = await records.manager.findBy(UserRole, ofClients);
  await records.removeMany(UserRole, roles);
  const keys = { id: In(roles.map(({ userId }) => userId)), kind: 'API_KEY' as const };
  await records.removeMany(UserAccount, await records.manager.findBy(UserAccount, keys));
}
