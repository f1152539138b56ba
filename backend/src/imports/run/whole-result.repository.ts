import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { RowErrorView } from '@contracts/views/import-report.view.js';

const unfinished = `import_id = $1 and outcome is null and action in ('CREATE', 'UPDATE', 'DRAFT')`;

/** Saves the results of imports whose groups are saved as a whole. */
@Injectable()
export class WholeResultRepository {
  constructor(private readonly database: DataSource) {}

  /** All groups were saved as planned. */
  async endAll(importId: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `update import_group
          set state = 'DONE', outcome = case action when 'UPDATE' then 'UPDATED' else 'CREATED' end
        where ${unfinished}`,
      [importId],
    );
  }

  /** No group was saved, for this reason. */
  async failAll(
    importId: number,
    { code, message }: Pick<RowErrorView, 'code' | 'message'>,
  ): Promise<void> {
    await this.database.query(
      `update import_group
          set state = 'DONE', outcome = 'FAILED',
              faults = faults || jsonb_build_array(jsonb_build_object(
                'row', first_row, 'column', '', 'code', $2::text, 'message', $3::text))
        where ${unfinished}`,
      [importId, code, message],
    );
  }
}
