import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { CarrierZoneQueries } from '../carrier-zone.queries.js';
import { createZoneSpeller } from '../zone-speller.js';
import { decideZone, type ZoneDecision, type ZoneFileRow, type ZoneRules } from './decide-zone.js';
import { suburbOf } from './zone-row.js';

/** Plans the rows of a zone file: reads, and writes nothing. */
@Injectable()
export class ZoneRowPlanner {
  constructor(
    private readonly database: DataSource,
    private readonly zones: CarrierZoneQueries,
  ) {}

  /** One decision per row, in the order of the rows. */
  async plan(
    rows: readonly ZoneFileRow[],
    rules: ZoneRules,
    manager: Pick<EntityManager, 'query'> = this.database,
  ): Promise<ZoneDecision[]> {
    const { carrierId } = rules;
    const suburbs = rows.map(({ values }) => suburbOf(values));
    const localityIds = await this.zones.findSuburbIds(suburbs, manager);
    const found = localityIds.flatMap((id) => id ?? []);
    const current = await this.zones.listCurrent(carrierId, found, manager);
    const spell = createZoneSpeller(await this.zones.listNames(carrierId, manager));
    return rows.map((row, index) => {
      const localityId = localityIds[index] ?? null;
      const priority = Number(row.values['Zone Priority']);
      const isOfRow = (zone: (typeof current)[number]) =>
        zone.localityId === localityId && zone.zonePriority === priority;
      return decideZone(row, { localityId, current: current.filter(isOfRow), spell }, rules);
    });
  }
}
