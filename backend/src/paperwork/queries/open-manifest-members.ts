import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';

/** The consignments that could leave together (GAP-32). */
@Injectable()
export class OpenManifestMembers {
  constructor(private readonly database: DataSource) {}

  /** Ids, lowest first. @throws RecordNotFound when there is no such group, or it is out of reach */
  async find(openManifestId: number, actor: Actor): Promise<number[]> {
    const group = await this.database
      .getRepository(OpenManifestRow)
      .findOneBy({ id: openManifestId });
    if (!group || !actor.covers('PAPERWORK', group))
      throw new RecordNotFound(`open manifest ${openManifestId}`);
    const members = await this.database
      .getRepository(ConsignmentListRow)
      .find({ select: { id: true }, where: { openManifestId }, order: { id: 'ASC' } });
    return members.map(({ id }) => id);
  }
}
