import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { ILike } from 'typeorm';

import { nameTexts } from '@contracts/texts/app/names.js';

import { DomainError } from '../domain-error.js';

/** The name is shown in selects, and another record already has it. */
export class NameTaken extends DomainError {
  readonly code = 'name.taken';
  readonly kind = 'conflict';

  constructor(name: string) {
    super(nameTexts.taken(name));
  }
}

interface ChosenName<Row extends ObjectLiteral> {
  readonly type: EntityTarget<Row>;
  readonly field: keyof Row & string;
  readonly name: string;
  /** Conditions that define the records compared, joined by 'or'. */
  readonly among: readonly FindOptionsWhere<Row>[];
  /** Id of the record itself, whose own name is allowed. */
  readonly exceptId?: number;
}

/**
 * Rejects a name that another record of the same select has, ignoring case. Requests for the same name take turns until
 * the end of the transaction; existing duplicates stay.
 * @throws NameTaken
 */
export async function assertNameFree<Row extends ObjectLiteral & { readonly id: number }>(
  manager: EntityManager,
  { type, field, name, among, exceptId }: ChosenName<Row>,
): Promise<void> {
  const { tableName } = manager.dataSource.getMetadata(type);
  const lockName = `${tableName}.${field}/${name.toLowerCase()}`;
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockName]);
  const isSameName = ILike(name.replace(/[\\%_]/g, '\\$&'));
  const where = among.map((scope) => ({ ...scope, [field]: isSameName }));
  const rows = await manager.find(type, { where, take: 2 });
  if (rows.some(({ id }) => id !== exceptId)) throw new NameTaken(name);
}
