import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/domain-error.js';
import { type GroupToCreate, ImportGroupRepository } from '../import-group.repository.js';
import { toFailure, toGroupError } from './group-result.js';

/** Saves batches of rows, each in one transaction with its results. */
@Injectable()
export class RowBatchSaver {
  constructor(private readonly groups: ImportGroupRepository) {}

  /**
   * Saves the rows together; if that fails, one by one, so that a bad row fails alone. Returns unexpected
   * errors, of rows that have no result yet.
   */
  async save(
    importId: number,
    batch: readonly GroupToCreate[],
    save: (rows: readonly GroupToCreate[]) => Promise<void>,
  ): Promise<unknown[]> {
    await this.groups.begin(
      importId,
      batch.map(({ no }) => no),
    );
    try {
      await save(batch);
      return [];
    } catch {
      return this.saveOneByOne(importId, batch, save);
    }
  }

  private async saveOneByOne(
    importId: number,
    batch: readonly GroupToCreate[],
    save: (rows: readonly GroupToCreate[]) => Promise<void>,
  ): Promise<unknown[]> {
    const errors: unknown[] = [];
    for (const group of batch)
      try {
        await save([group]);
      } catch (error) {
        if (error instanceof DomainError) await this.fail(importId, group, error);
        else errors.push(error);
      }
    return errors;
  }

  private async fail(
    importId: number,
    group: GroupToCreate,
    { code, message }: DomainError,
  ): Promise<void> {
    const failure = toFailure(group, toGroupError(group, code, message));
    await this.groups.saveResults(importId, [failure]);
  }
}
