import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { QueryFailedError, Repository } from 'typeorm';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request.js';
import type { SavedFilterView } from '@contracts/views/saved-filter.view.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { FilterNameMissing, FilterNameTaken, TooManyFilters } from './saved-filter.errors.js';
import { SavedFilter } from './saved-filter.entity.js';

const UNIQUE_VIOLATION = '23505';

/** All of a user's filters are loaded with the list. */
const MAX_FILTERS = 200;

export interface SavedFilterInput {
  readonly name: string;
  readonly isDefault: boolean;
  readonly sort: string | null;
  readonly filter: ListConsignmentsRequest;
}

/** Filters saved by each user; not visible to others. */
@Injectable()
export class SavedFilterService {
  constructor(
    @InjectRepository(SavedFilter) private readonly filters: Repository<SavedFilter>,
    private readonly records: AuditedRepository,
  ) {}

  /** Oldest first (LIST-64). */
  async list({ identity }: Actor): Promise<SavedFilterView[]> {
    const filters = await this.filters.find({
      where: { userId: identity.id },
      order: { id: 'ASC' },
    });
    return filters.map(toView);
  }

  /** Returns its id. @throws FilterNameMissing, FilterNameTaken, TooManyFilters */
  add(input: SavedFilterInput, actor: Actor): Promise<number> {
    const userId = actor.identity.id;
    const insert = async (records: UnitOfWork) => {
      const values = { userId, ...parseInput(input) };
      await waitForOthers(records, userId);
      const saved = await records.manager.countBy(SavedFilter, { userId });
      if (saved >= MAX_FILTERS) throw new TooManyFilters(MAX_FILTERS);
      if (input.isDefault) await this.unsetDefault(records, userId);
      return records.insert<SavedFilter>(SavedFilter, values);
    };
    return savedId(this.records.create<SavedFilter>(SavedFilter, actor, insert));
  }

  /** Returns its id. @throws RecordNotFound, FilterNameMissing, FilterNameTaken */
  change(id: number, input: SavedFilterInput, actor: Actor): Promise<number> {
    const update = async (records: UnitOfWork) => {
      await waitForOthers(records, actor.identity.id);
      const filter = await this.findOwn(records, id, actor);
      if (input.isDefault && !filter.isDefault) await this.unsetDefault(records, actor.identity.id);
      return records.update(SavedFilter, filter, parseInput(input));
    };
    return savedId(this.records.change(actor, update));
  }

  /** @throws RecordNotFound */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      await records.remove(SavedFilter, await this.findOwn(records, id, actor));
    });
  }

  private async unsetDefault(records: UnitOfWork, userId: number): Promise<void> {
    const before = await records.manager.findOneBy(SavedFilter, { userId, isDefault: true });
    if (before) await records.update(SavedFilter, before, { isDefault: false });
  }

  private async findOwn(
    { manager }: UnitOfWork,
    id: number,
    { identity }: Actor,
  ): Promise<SavedFilter> {
    const filter = await manager.findOneBy(SavedFilter, { id, userId: identity.id });
    if (!filter) throw new RecordNotFound(`filter ${id}`);
    return filter;
  }
}

/** Saves of one user take turns until the end of the transaction: they share the maximum, and the one default. */
const waitForOthers = ({ manager }: UnitOfWork, userId: number): Promise<unknown> =>
  manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `saved_filter/${userId}`,
  ]);

function parseInput({ name, filter, isDefault, sort }: SavedFilterInput) {
  const trimmed = name.trim();
  if (trimmed === '') throw new FilterNameMissing();
  return { name: trimmed, filter, isDefault, sort };
}

const savedId = async (saved: Promise<SavedFilter>): Promise<number> =>
  (await saved.catch(rejectTakenName)).id;

function rejectTakenName(error: unknown): never {
  const isTaken =
    error instanceof QueryFailedError &&
    (error.driverError as { code?: string; constraint?: string }).constraint ===
      'saved_filter_name' &&
    (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;
  throw isTaken ? new FilterNameTaken() : error;
}

const toView = ({ id, version, name, sort, isDefault, filter }: SavedFilter): SavedFilterView => ({
  id,
  version,
  name,
  sort,
  shared: false,
  default: isDefault,
  filter,
});
