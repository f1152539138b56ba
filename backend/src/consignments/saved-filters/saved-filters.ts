import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { QueryFailedError, Repository } from 'typeorm';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request.js';
import type { SavedFilterView } from '@contracts/views/saved-filter.view.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import type { RecordChanges } from '../../platform/audit/record-changes.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { FilterNameMissing, FilterNameTaken } from './saved-filter.errors.js';
import { SavedFilter } from './saved-filter.entity.js';

const UNIQUE_VIOLATION = '23505';

export interface WrittenFilter {
  readonly name: string;
  readonly isDefault: boolean;
  readonly sort: string | null;
  readonly filter: ListConsignmentsRequest;
}

/** The filters each user keeps; nobody sees another's. */
@Injectable()
export class SavedFilters {
  constructor(
    @InjectRepository(SavedFilter) private readonly filters: Repository<SavedFilter>,
    private readonly records: AuditedRecords,
  ) {}

  /** The one saved last comes last (LIST-64). */
  async list({ identity }: Actor): Promise<SavedFilterView[]> {
    const found = await this.filters.find({
      where: { userId: identity.id },
      order: { id: 'ASC' },
    });
    return found.map(toView);
  }

  /** Answers its id. @throws FilterNameMissing, FilterNameTaken */
  add(written: WrittenFilter, actor: Actor): Promise<number> {
    const userId = actor.identity.id;
    const insert = async (records: RecordChanges) => {
      const values = { userId, ...checked(written) };
      if (written.isDefault) await this.unsetDefault(records, userId);
      return records.insert<SavedFilter>(SavedFilter, values);
    };
    return idOf(this.records.create<SavedFilter>(SavedFilter, actor, insert));
  }

  /** @throws RecordNotFound, FilterNameMissing, FilterNameTaken */
  change(id: number, written: WrittenFilter, actor: Actor): Promise<number> {
    const update = async (records: RecordChanges) => {
      const filter = await this.findOwn(records, id, actor);
      if (written.isDefault && !filter.isDefault)
        await this.unsetDefault(records, actor.identity.id);
      return records.update(SavedFilter, filter, checked(written));
    };
    return idOf(this.records.change(actor, update));
  }

  /** @throws RecordNotFound */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      await records.remove(SavedFilter, await this.findOwn(records, id, actor));
    });
  }

  private async unsetDefault(records: RecordChanges, userId: number): Promise<void> {
    const before = await records.manager.findOneBy(SavedFilter, { userId, isDefault: true });
    if (before) await records.update(SavedFilter, before, { isDefault: false });
  }

  private async findOwn(
    { manager }: RecordChanges,
    id: number,
    { identity }: Actor,
  ): Promise<SavedFilter> {
    const filter = await manager.findOneBy(SavedFilter, { id, userId: identity.id });
    if (!filter) throw new RecordNotFound(`filter ${id}`);
    return filter;
  }
}

function checked({ name, filter, isDefault, sort }: WrittenFilter) {
  const trimmed = name.trim();
  if (trimmed === '') throw new FilterNameMissing();
  return { name: trimmed, filter, isDefault, sort };
}

const idOf = async (saved: Promise<SavedFilter>): Promise<number> =>
  (await saved.catch(refuseTakenName)).id;

function refuseTakenName(error: unknown): never {
  const isTaken =
    error instanceof QueryFailedError &&
    (error.driverError as { code?: string; constraint?: string }).constraint ===
      'saved_filter_name' &&
    (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;
  throw isTaken ? new FilterNameTaken() : error;
}

const toView = ({ id, name, sort, isDefault, filter }: SavedFilter): SavedFilterView => ({
  id,
  name,
  sort,
  shared: false,
  default: isDefault,
  filter,
});
