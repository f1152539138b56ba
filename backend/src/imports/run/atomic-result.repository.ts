import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { RowErrorView } from '@contracts/views/import-report.view.js';

const unfinished = `import_id = $1 and outcome is null and action in ('CREATE', 'UPDATE', 'DRAFT')`;

const markDone = `update import set run_step = 'DONE' where id = $1`;

/** Saves the progress and the results of imports whose groups are saved atomically. */
@Injectable()
export class AtomicResultRepository {
  constructor(private readonly database: DataSource) {}

  /** Saves the number of groups that an attempt has checked: 0 when it begins, and when it has failed. */
  async saveChecked(importId: number, count: number): Promise<void> {
    await this.database.query(
      `update import set run_step = 'CHECKING', checked_count = $2
        where id = $1 and run_step is distinct from 'DONE'`,
      [importId, count],
    );
  }

  /** Marks the import as no longer cancellable. Returns false if a user has already cancelled it. */
  async beginPublishing(importId: number): Promise<boolean> {
    const [, begun] = await this.database.query<[unknown, number]>(
      `update import set run_step = 'PUBLISHING'
        where id = $1 and state = 'RUNNING' and not is_cancelling`,
      [importId],
    );
    return begun > 0;
  }

  /** Records that all groups were saved as planned. */
  async endAll(importId: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `update import_group
          set state = 'DONE', outcome = case action when 'UPDATE' then 'UPDATED' else 'CREATED' end
        where ${unfinished}`,
      [importId],
    );
    await manager.query(markDone, [importId]);
  }

  /** Records that no group was saved, and why. */
  async failAll(
    importId: number,
    { code, message }: Pick<RowErrorView, 'code' | 'message'>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(
        `update import_group
            set state = 'DONE', outcome = 'FAILED',
                faults = faults || jsonb_build_array(jsonb_build_object(
                  'row', first_row, 'column', '', 'code', $2::text, 'message', $3::text))
          where ${unfinished}`,
        [importId, code, message],
      );
      await manager.query(markDone, [importId]);
    });
  }
}
