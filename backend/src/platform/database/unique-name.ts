import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { ILike } from 'typeorm';

import { nameTexts } from '@contracts/texts/app/names.js';

import { DomainError } from '../domain-error.js';

/** Somebody chooses by this name, and another record has it already. */
export class NameTaken extends DomainError {
  readonly code = 'name.taken';
  readonly refusal = 'conflict';

  constructor(name: string) {
    super(nameTexts.taken(name));
  }
}

interface ChosenName<Row extends ObjectLiteral> {
  readonly type: EntityTarget<Row>;
  readonly field: keyof Row & string;
  readonly name: string;
  /** Among which records; several alternatives are joined by 'or'. */
  readonly among: readonly FindOptionsWhere<Row>[];
  /** The record itself, which may keep its name. */
  readonly exceptId?: number;
}

/**
 * Refuses a name that another record of the same choice has, whatever the case. Requests for the same name take turns
 * until the end of the transaction; equal names from before stay. @throws NameTaken
 */
export async function assertNameFree<Row extends ObjectLiteral & { readonly id: number }>(
  manager: EntityManager,
  { type, field, name, among, exceptId }: ChosenName<Row>,
): Promise<void> {
  const { tableName } = manager.dataSource.getMetadata(type);
  const turn = `${tableName}.${field}/${name.toLowerCase()}`;
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [turn]);
  const isSameName = ILike(name.replace(/[\\%_]/g, '\\$&'));
  const where = among.map((scope) => ({ ...scope, [field]: isSameName }));
  const rows = await manager.find(type, { where, take: 2 });
  if (rows.some(({ id }) => id !== exceptId)) throw new NameTaken(name);
}
