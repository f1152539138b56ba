import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { laneNameOf, laneOf } from '@contracts/rules/rate-card-columns.js';
import type { RemovedLanesView } from '@contracts/views/import.view.js';

import { type CarrierNames, type PlannedCard, RateCardPlanner } from '../../pricing/index.js';
import type { GroupToPlan } from '../import-group.repository.js';
import type { StoredRow } from '../import-rows.repository.js';
import type { AtomicProgress } from '../kinds/import-handler.js';
import type { Import } from '../records/import.entity.js';
import { toLaneRows } from './rate-card-plan.js';

const PAGE_GROUPS = 500;
/** Names of removed lanes that a plan shows for a service. */
const MAX_NAMED_LANES = 50;

const outdated = `
  with planned as (
    select client_carrier_account_id as account_id, carrier_service_type_id as service_id,
           rate_card_version_id as version_id, count(*)::integer as lanes
      from import_group
     where import_id = $1 and carrier_service_type_id is not null group by 1, 2, 3
  )
  select coalesce(sum(lanes), 0)::integer as outdated from planned
   where version_id is distinct from (
     select max(id) from rate_card r
      where r.client_carrier_account_id = planned.account_id
        and r.carrier_service_type_id = planned.service_id and r.withdrawn_at is null)`;

const plannedLanes = `
  select no, reference, cells, action, carrier_service_type_id as "serviceTypeId",
         rate_card_version_id as "versionId"
    from import_group
   where import_id = $1 and no > $2 and cells is not null
   order by no limit ${PAGE_GROUPS}`;

interface PlannedLane {
  readonly no: number;
  readonly reference: string;
  readonly cells: readonly StoredRow[];
  readonly action: 'CREATE' | 'UPDATE' | 'SKIP' | 'ERROR';
  /** Null for a lane with an error. */
  readonly serviceTypeId: number | null;
  readonly versionId: number | null;
}

interface Card extends PlannedCard {
  readonly rows: PlannedCard['rows'][number][];
  isChanged: boolean;
}

interface Alias {
  readonly no: number;
  readonly alias: string;
}

/** References of the same lane under the other names of its service: code and display name. */
function aliasesOf(
  { no, cells: [first] }: GroupToPlan,
  serviceIds: CarrierNames['serviceIds'],
): Alias[] {
  const name = (first?.values['Service Type'] ?? '').trim().toUpperCase();
  const id = serviceIds.get(name);
  if (!first || id === undefined) return [];
  return [...serviceIds]
    .filter(([other, otherId]) => otherId === id && other !== name)
    .map(([other]) => ({ no, alias: laneNameOf({ ...first.values, 'Service Type': other }) }));
}

/** Reads the lanes of planned rate cards. */
@Injectable()
export class RateCardGroupQueries {
  constructor(
    private readonly database: DataSource,
    private readonly planner: RateCardPlanner,
  ) {}

  /** Counts the lanes of services whose latest version is not the one that they were compared with. */
  async countOutdated(importId: number): Promise<number> {
    const [row] = await this.database.query<{ outdated: number }[]>(outdated, [importId]);
    return row?.outdated ?? 0;
  }

  /**
   * Finds the groups of the same lane that come before these in the file, under another name of the service. Returns
   * their first rows by the number of the later group.
   */
  async findDuplicates(
    importId: number,
    groups: readonly GroupToPlan[],
    serviceIds: CarrierNames['serviceIds'],
  ): Promise<ReadonlyMap<number, number>> {
    const wanted = groups.flatMap((group) => aliasesOf(group, serviceIds));
    if (wanted.length === 0) return new Map();
    const found = await this.database.query<{ reference: string; no: number; row: number }[]>(
      `select reference, no, first_row as row from import_group
        where import_id = $1 and reference = any($2)`,
      [importId, wanted.map(({ alias }) => alias)],
    );
    return new Map(
      wanted.flatMap(({ no, alias }) => {
        const duplicate = found.find((one) => one.reference === alias && one.no < no);
        return duplicate ? [[no, duplicate.row] as const] : [];
      }),
    );
  }

  /** Lanes of the services' latest versions that the plan does not have. */
  async listRemoved(
    found: Import,
    manager: Pick<EntityManager, 'query'> = this.database,
  ): Promise<RemovedLanesView[]> {
    const removed = await this.findRemoved(found, manager);
    const names = await this.serviceNames([...removed.keys()], manager);
    return [...removed].map(([id, lanes]) => ({
      service: names.get(id) ?? '',
      count: lanes.length,
      lanes: lanes.slice(0, MAX_NAMED_LANES),
    }));
  }

  /** Whole cards to publish: those of services with a change. Null if a row is no longer valid. */
  async listCards(
    run: Import,
    names: CarrierNames,
    progress: AtomicProgress,
  ): Promise<PlannedCard[] | null> {
    const cards = new Map<number, Card>();
    let checked = 0;
    for await (const lane of this.list(run.id, this.database)) {
      checked += 1;
      if (checked % PAGE_GROUPS === 0) await progress.reportChecked(checked);
      const validated = this.planner.validate(toLaneRows(lane), names);
      if (validated.serviceTypeId === null) return null;
      if (validated.serviceTypeId !== lane.serviceTypeId) return null;
      const { serviceTypeId } = validated;
      const { versionId } = lane;
      const added: Card = { serviceTypeId, versionId, rows: [], isChanged: false };
      const card = cards.get(serviceTypeId) ?? added;
      card.rows.push(...validated.rates);
      card.isChanged ||= lane.action !== 'SKIP';
      cards.set(serviceTypeId, card);
    }
    const removed = await this.findRemoved(run, this.database);
    return [...cards.values()].filter(
      ({ serviceTypeId, isChanged }) => isChanged || removed.has(serviceTypeId),
    );
  }

  /** Lanes by service; services that lose none are left out. */
  private async findRemoved(
    { id, clientCarrierAccountId }: Import,
    manager: Pick<EntityManager, 'query'>,
  ): Promise<ReadonlyMap<number, readonly string[]>> {
    const planned = new Map<number, Set<string>>();
    const lanesWithErrors = new Set<string>();
    for await (const { serviceTypeId, cells } of this.list(id, manager)) {
      const lane = laneOf(cells[0]?.values ?? {});
      if (serviceTypeId === null) lanesWithErrors.add(lane);
      if (serviceTypeId === null) continue;
      const lanes = planned.get(serviceTypeId) ?? new Set<string>();
      planned.set(serviceTypeId, lanes.add(lane));
    }
    const services = [...planned.keys()];
    const latest = await this.planner.listLatest(clientCarrierAccountId ?? 0, services, manager);
    const removed = new Map<number, readonly string[]>();
    for (const [service, { lanes }] of latest) {
      const isRemoved = (lane: string) =>
        !planned.get(service)?.has(lane) && !lanesWithErrors.has(lane);
      const removedLanes = [...lanes.keys()].filter(isRemoved);
      if (removedLanes.length > 0) removed.set(service, removedLanes);
    }
    return removed;
  }

  private async *list(
    importId: number,
    manager: Pick<EntityManager, 'query'>,
  ): AsyncGenerator<PlannedLane> {
    for (let after = 0, isLast = false; !isLast;) {
      const page = await manager.query<PlannedLane[]>(plannedLanes, [importId, after]);
      yield* page;
      after = page.at(-1)?.no ?? after;
      isLast = page.length < PAGE_GROUPS;
    }
  }

  private async serviceNames(
    ids: readonly number[],
    manager: Pick<EntityManager, 'query'>,
  ): Promise<ReadonlyMap<number, string>> {
    const rows = await manager.query<{ id: number; name: string }[]>(
      'select id, display_service_type as name from carrier_service_type where id = any($1)',
      [[...ids]],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
