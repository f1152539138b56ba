import type { DeepPartial, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

import { testClientName } from '@contracts/rules/test-environment.js';

import { Address } from '../address-book/index.js';
import type { Client } from '../clients/index.js';
import type { UnitOfWork } from '../platform/audit/unit-of-work.js';
import {
  Category,
  CategoryEntry,
  ClientPayerAccount,
  CustomEmail,
  ItemTemplate,
  ItemTypeSelection,
} from '../settings/index.js';

interface OwnedByClient extends ObjectLiteral {
  readonly clientId: number;
}

type NewEnvironment = Omit<Client, 'version' | 'createdAt'>;

/** Settings of a client for its environment; direct printing stays with the client. */
export function toEnvironment(
  { version: _, createdAt: __, ...live }: Client,
  id: number,
): NewEnvironment {
  return {
    ...live,
    id,
    testOf: live.id,
    parentId: null,
    name: testClientName(live.name),
    printNodeApi: false,
    printNodeApiKey: null,
    salt: null,
    extraPalletLabel: false,
    removedAt: null,
  };
}

/** Copies the default address, items, categories and other settings of a client, not its address book. */
export async function copySettings(records: UnitOfWork, from: number, to: number): Promise<void> {
  await copy(records, Address, { clientId: from, isDefault: true }, to);
  for (const type of [ItemTemplate, ItemTypeSelection, ClientPayerAccount, CustomEmail])
    await copy<OwnedByClient>(records, type, { clientId: from }, to);
  for (const category of await records.manager.findBy(Category, { clientId: from })) {
    const { id } = await records.insert<Category>(Category, {
      clientId: to,
      categoryDesc: category.categoryDesc,
    });
    const entries = await records.manager.findBy(CategoryEntry, { categoryId: category.id });
    await records.insertMany<CategoryEntry>(
      CategoryEntry,
      entries.map(({ entryDesc }) => ({ categoryId: id, entryDesc })),
    );
  }
}

/** Copies whole rows, including columns that are not read by default. */
async function copy<Row extends OwnedByClient>(
  records: UnitOfWork,
  type: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  clientId: number,
): Promise<void> {
  const { columns } = records.manager.dataSource.getMetadata(type);
  const query = records.manager.createQueryBuilder(type, 'record').where(where);
  for (const { propertyName, isSelect } of columns)
    if (!isSelect) query.addSelect(`record.${propertyName}`);
  const generated = columns.filter(({ isGenerated, isVersion, isCreateDate }) =>
    [isGenerated, isVersion, isCreateDate].includes(true),
  );
  const rows = (await query.getMany()).map((row) => {
    const own = Object.entries(row).filter(
      ([name]) => !generated.some(({ propertyName }) => propertyName === name),
    );
    // the columns of a generic row, with another client
    return { ...Object.fromEntries(own), clientId } as unknown as DeepPartial<Row>;
  });
  await records.insertMany<Row>(type, rows);
}
