import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { RecordNotFound } from '../../platform/record-not-found.js';
import { toReportRow, type ReportRow } from './report-row.js';

/** As many as a spreadsheet is of use for. */
const MOST_ROWS = 20_000;

/** What a client has not sent yet. */
@Injectable()
export class OpenConsignmentRows {
  constructor(private readonly database: DataSource) {}

  /**
   * Everything open, or what could leave on one manifest; by dispatch date.
   * @throws RecordNotFound when the client has no such open manifest
   */
  async find(clientId: number, openManifestId: number | null): Promise<ReportRow[]> {
    if (openManifestId !== null) await this.assertOwned(openManifestId, clientId);
    const rows = await this.database.getRepository(ConsignmentListRow).find({
      where: { clientId, state: 'OPEN', ...(openManifestId !== null && { openManifestId }) },
      order: { dispatchDate: 'ASC', id: 'ASC' },
      take: MOST_ROWS,
    });
    return rows.map(toReportRow);
  }

  private async assertOwned(id: number, clientId: number): Promise<void> {
    const isThere = await this.database.getRepository(OpenManifestRow).existsBy({ id, clientId });
    if (!isThere) throw new RecordNotFound(`open manifest ${id}`);
  }
}
