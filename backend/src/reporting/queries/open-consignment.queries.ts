import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { RecordNotFound } from '../../platform/record-not-found.js';
import { ReportTurns } from '../report-turns.js';
import { toOpenConsignmentRow, type OpenConsignmentRow } from './open-consignment.columns.js';
import { unlessEmpty } from './unless-empty.js';

const PAGE_SIZE = 500;

type Pages = AsyncGenerator<readonly OpenConsignmentRow[], void, undefined>;

interface Criteria {
  readonly clientId: number;
  readonly openManifestId: number | null;
}

/** Reads a client's open consignments from the list's read model. */
@Injectable()
export class OpenConsignmentQueries {
  constructor(
    private readonly database: DataSource,
    private readonly turns: ReportTurns,
  ) {}

  /**
   * All open consignments of the client, or those of one open manifest, by dispatch date, page by page; null if
   * there are none.
   * @throws RecordNotFound when the client has no such open manifest
   */
  async pages(criteria: Criteria, userId: number): Promise<Pages | null> {
    const { clientId, openManifestId } = criteria;
    if (openManifestId !== null) await this.assertManifestOf(clientId, openManifestId);
    return unlessEmpty(this.turns.inTurns(userId, this.read(criteria)));
  }

  private async *read({ clientId, openManifestId }: Criteria): Pages {
    let after = { dispatchDate: '-infinity', id: 0 };
    // one may be moved to a day of a later page while the report is read
    const reported = new Set<number>();
    for (;;) {
      const rows = await this.database
        .getRepository(ConsignmentListRow)
        .createQueryBuilder('row')
        .where({ clientId, state: 'OPEN', ...(openManifestId !== null && { openManifestId }) })
        .andWhere('(row.dispatchDate, row.id) > (:dispatchDate, :id)', after)
        .orderBy({ 'row.dispatchDate': 'ASC', 'row.id': 'ASC' })
        .limit(PAGE_SIZE)
        .getMany();
      const last = rows.at(-1);
      if (!last) return;
      const others = rows.filter(({ id }) => !reported.has(id));
      for (const { id } of others) reported.add(id);
      if (others.length > 0) yield others.map(toOpenConsignmentRow);
      if (rows.length < PAGE_SIZE) return;
      after = { dispatchDate: last.dispatchDate, id: last.id };
    }
  }

  private async assertManifestOf(clientId: number, id: number): Promise<void> {
    const exists = await this.database.getRepository(OpenManifestRow).existsBy({ id, clientId });
    if (!exists) throw new RecordNotFound(`open manifest ${id}`);
  }
}
