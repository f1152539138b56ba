import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { RecordNotFound } from '../../platform/record-not-found.js';
import { toOpenConsignmentRow, type OpenConsignmentRow } from './open-consignment.columns.js';

/** Longest report that is still usable as a spreadsheet. */
const MAX_ROWS = 20_000;

/** Reads a client's open consignments from the list's read model. */
@Injectable()
export class OpenConsignmentQueries {
  constructor(private readonly database: DataSource) {}

  /**
   * All open consignments of the client, or those of one open manifest, by dispatch date.
   * @throws RecordNotFound when the client has no such open manifest
   */
  async list(clientId: number, openManifestId: number | null): Promise<OpenConsignmentRow[]> {
    if (openManifestId !== null) await this.assertManifestOf(clientId, openManifestId);
    const rows = await this.database.getRepository(ConsignmentListRow).find({
      where: { clientId, state: 'OPEN', ...(openManifestId !== null && { openManifestId }) },
      order: { dispatchDate: 'ASC', id: 'ASC' },
      take: MAX_ROWS,
    });
    return rows.map(toOpenConsignmentRow);
  }

  private async assertManifestOf(clientId: number, id: number): Promise<void> {
    const exists = await this.database.getRepository(OpenManifestRow).existsBy({ id, clientId });
    if (!exists) throw new RecordNotFound(`open manifest ${id}`);
  }
}
