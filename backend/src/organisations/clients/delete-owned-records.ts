import { In, type EntityTarget } from 'typeorm';

import { Address } from '../../address-book/index.js';
import { ClientIntegration, IntegrationFlow } from '../../clients/index.js';
import { keepOwnerOfLastRole, UserAccount, UserRole } from '../../identity/index.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import {
  Category,
  CategoryEntry,
  ClientPayerAccount,
  CustomEmail,
  ItemTemplate,
  ItemTypeSelection,
} from '../../settings/index.js';
import { WebhookSubscription } from '../../webhooks/index.js';

interface OwnedByClient {
  readonly clientId: number | null;
}

/** Records that are deleted with their client, in order of their references, besides its addresses. */
const owned: readonly EntityTarget<OwnedByClient>[] = [
  ItemTemplate,
  ItemTypeSelection,
  ClientPayerAccount,
  IntegrationFlow,
  ClientIntegration,
  CustomEmail,
  Category,
  WebhookSubscription,
];

/** Addresses of one transaction: an address book may have hundreds of thousands. */
const MAX_ADDRESSES = 500;

/** Deletes the next addresses of these clients, at most 500. Returns whether there may be more. */
export async function deleteSomeAddresses(
  records: UnitOfWork,
  clientIds: readonly number[],
): Promise<boolean> {
  const addresses = await records.manager.find(Address, {
    where: { clientId: In([...clientIds]) },
    take: MAX_ADDRESSES,
  });
  await records.removeMany(Address, addresses);
  return addresses.length === MAX_ADDRESSES;
}

/** Deletes all records that belong to these clients alone; of their addresses, only the first 500. */
export async function deleteOwnedRecords(
  records: UnitOfWork,
  clientIds: readonly number[],
): Promise<void> {
  const ofClients = { clientId: In([...clientIds]) };
  await deleteSomeAddresses(records, clientIds);
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

/** Removes the roles for the clients, and the API keys with those roles. */
async function removeAccess(
  records: UnitOfWork,
  ofClients: { clientId: ReturnType<typeof In<number>> },
): Promise<void> {
  const roles = await records.manager.findBy(UserRole, ofClients);
  await records.removeMany(UserRole, roles);
  const keys = { id: In(roles.map(({ userId }) => userId)), kind: 'API_KEY' as const };
  await records.removeMany(UserAccount, await records.manager.findBy(UserAccount, keys));
  await keepOwnerOfLastRole(records, roles);
}
