import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { MAX_LABELS } from './paperwork.queries.js';

/** Consignments that can share a manifest (GAP-32). */
@Injectable()
export class OpenManifestQueries {
  constructor(private readonly database: DataSource) {}

  /** Ids, lowest first, up to one more than a document may have. @throws RecordNotFound if there is no such group in scope */
  async getConsignmentIds(openManifestId: number, actor: Actor): Promise<number[]> {
    const group = await this.database
      .getRepository(OpenManifestRow)
      .findOneBy({ id: openManifestId });
    if (!group || !actor.covers('PAPERWORK', group))
      throw new RecordNotFound(`open manifest ${openManifestId}`);
    const members = await this.database.getRepository(ConsignmentListRow).find({
      select: { id: true },
      where: { openManifestId },
      order: { id: 'ASC' },
      take: MAX_LABELS + 1,
    });
    return members.map(({ id }) => id);
  }
}
