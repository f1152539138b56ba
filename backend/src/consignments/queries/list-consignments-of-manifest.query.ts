import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';

import type { ConsignmentListItem } from '@contracts/views/consignment.view.js';
import { ManifestListRow } from '@read-models/manifest-list.row.js';

import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { readLists } from '../../platform/list-pages/list-page.js';
import { findListItems } from './list/list-items.js';

/** Lists the consignments of one manifest, by id (MAN-37, MAN-39). */
export class ListConsignmentsOfManifest extends Query<ConsignmentListItem[]> {
  constructor(
    readonly manifestId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(ListConsignmentsOfManifest)
export class ListConsignmentsOfManifestHandler implements IQueryHandler<ListConsignmentsOfManifest> {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  execute({ manifestId, actor }: ListConsignmentsOfManifest): Promise<ConsignmentListItem[]> {
    return readLists(this.database, async (manager) => {
      const manifest = await manager.findOneBy(ManifestListRow, { id: manifestId });
      if (!manifest || !actor.covers('READ_MANIFEST', manifest))
        throw new RecordNotFound(`manifest ${manifestId}`);
      const found = await findListItems(
        manager,
        (bind) => `listed.manifest_id = ${bind(manifestId)}`,
        this.clock.now(),
      );
      return found.map(({ item }) => item);
    });
  }
}
