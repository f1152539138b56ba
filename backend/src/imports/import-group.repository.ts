import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { ChangeView } from '@contracts/views/history.view.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';
import type {
  ImportAction,
  ImportCountsView,
  ImportOutcome,
} from '@contracts/views/import.view.js';

import type { PricedVersions } from '../pricing/index.js';
import type { OfferSelection } from './consignments/choose-offer.js';
import {
  addressesChangedSince,
  changedSince,
  countGroups,
  planColumns,
  reserveIds,
  savePlans,
  saveResults,
  suburbsMovedSince,
} from './import-group.statements.js';
import type { StoredRow } from './import-rows.repository.js';
import type { Import } from './records/import.entity.js';

/** Plan of a group; with ids, day and price of the chosen offer if it is to be created or updated. */
export interface GroupPlan {
  readonly action: ImportAction;
  readonly dispatchDate: string | null;
  readonly clientCarrierAccountId: number | null;
  readonly carrierServiceTypeId: number | null;
  readonly carrier: string | null;
  readonly service: string | null;
  readonly eta: string | null;
  readonly totalCents: number | null;
  readonly nextCents: number | null;
  readonly rateCardVersionId: number | null;
  readonly rulesVersionId: number | null;
  /** Consignment to update; the ids of those to create are reserved at the commit. */
  readonly consignmentId: number | null;
  /** Address to update; null for consignments. */
  readonly addressId: number | null;
  /** Suburb of a zone file's row; null for other kinds, and for an unknown suburb. */
  readonly localityId: number | null;
  /** Zone that the suburb leaves; null if it has none. */
  readonly carrierZoneId: number | null;
  /** Revision of the consignment's content, or version of the address, that an update is based on. */
  readonly expectedRevision: number | null;
  readonly previousCents: number | null;
  readonly changes: readonly ChangeView[];
  readonly faults: readonly RowErrorView[];
}

/** A group to plan. */
export interface GroupToPlan {
  readonly no: number;
  readonly reference: string;
  readonly cells: readonly StoredRow[];
}

/** A group to create or update. */
export interface GroupToCreate extends GroupToPlan, GroupPlan {
  readonly action: 'CREATE' | 'UPDATE' | 'DRAFT';
  /** RUNNING: an earlier attempt started it, and may have saved it. */
  readonly state: 'WAITING' | 'RUNNING';
}

/** Parts of a plan covered by its digest. */
export interface PlannedLine extends GroupPlan {
  readonly no: number;
  readonly reference: string;
  readonly contentDigest: string;
}

/** Pricing versions with the number of groups they priced. */
export type CountedVersions = PricedVersions & {
  readonly count: number;
  /** True for consignments to create: their dispatch date must not be in the past. */
  readonly isNew: boolean;
};

/** Outcome of a group; null if it was skipped, since another record has had its reference since the plan. */
export interface GroupResult {
  readonly no: number;
  readonly outcome: ImportOutcome | null;
  /** The address that was created. */
  readonly addressId?: number;
  readonly faults: readonly RowErrorView[];
}

const ROW_BATCH_SIZE = 500;

/** Saves and loads the groups of imports; they have no audit entries. */
@Injectable()
export class ImportGroupRepository {
  constructor(private readonly database: DataSource) {}

  /** The next groups in the order of the file. */
  listAfter(importId: number, no: number, limit: number): Promise<GroupToPlan[]> {
    return this.database.query(
      `select no, reference, coalesce(cells, '[]') as cells from import_group
        where import_id = $1 and no > $2 order by no limit $3`,
      [importId, no, limit],
    );
  }

  async savePlans(
    importId: number,
    plans: readonly (GroupPlan & { readonly no: number })[],
    manager: Pick<EntityManager, 'query'> = this.database,
  ): Promise<void> {
    await manager.query(savePlans, [importId, JSON.stringify(plans)]);
  }

  /** The offer that the plan of a group uses; null if it has none. */
  async findChosenOffer(importId: number, no: number): Promise<OfferSelection | null> {
    const [row] = await this.database.query<OfferSelection[]>(
      `select client_carrier_account_id as "clientCarrierAccountId",
              carrier_service_type_id as "carrierServiceTypeId"
         from import_group
        where import_id = $1 and no = $2 and carrier_service_type_id is not null`,
      [importId, no],
    );
    return row ?? null;
  }

  /** Plans in the order of the file, page by page. */
  async *listPlanned(
    importId: number,
    manager: Pick<EntityManager, 'query'> = this.database,
  ): AsyncGenerator<PlannedLine> {
    for (let after = 0; ;) {
      const page = await manager.query<PlannedLine[]>(
        `select no, reference, content_digest as "contentDigest", ${planColumns} from import_group
          where import_id = $1 and no > $2 order by no limit ${ROW_BATCH_SIZE}`,
        [importId, after],
      );
      yield* page;
      if (page.length < ROW_BATCH_SIZE) return;
      after = page.at(-1)?.no ?? after;
    }
  }

  /** @param isRun sums the created consignments instead of the planned ones */
  async count(
    importId: number,
    isRun: boolean,
    manager: EntityManager = this.database.manager,
  ): Promise<{ readonly counts: ImportCountsView; readonly totalCents: number }> {
    const [row] = await manager.query<(ImportCountsView & { totalCents: number })[]>(countGroups, [
      importId,
      isRun,
    ]);
    if (!row) throw new Error('the count returned no row');
    const { totalCents, ...counts } = row;
    return { counts, totalCents };
  }

  /**
   * Versions used to price the consignments to create or update, with counts; leaves out consignments that keep their
   * price.
   */
  async listPricedVersions(importId: number): Promise<CountedVersions[]> {
    return this.database.query(
      `select client_carrier_account_id as "clientCarrierAccountId",
              carrier_service_type_id as "carrierServiceTypeId",
              dispatch_date::text as "dispatchDate", rate_card_version_id as "rateCardVersionId",
              rules_version_id as "rulesVersionId", action = 'CREATE' as "isNew",
              count(*)::integer as count
         from import_group
        where import_id = $1
          and (action = 'CREATE' or action = 'UPDATE' and rules_version_id is not null)
        group by 1, 2, 3, 4, 5, 6`,
      [importId],
    );
  }

  /**
   * Counts the consignments to update that have changed since or are no longer open, according to the list's read
   * model; and, if known references are updated, those to create whose reference is known by now.
   */
  countChangedSince({ id, clientId, options }: Import): Promise<number> {
    return this.countBy(changedSince, [id, clientId, options.whenKnown === 'UPDATE']);
  }

  /** Counts the addresses to update that have changed since or no longer exist. */
  countAddressesChangedSince(importId: number): Promise<number> {
    return this.countBy(addressesChangedSince, [importId]);
  }

  /** Counts the suburbs to move that are no longer in the zone that they leave. */
  countSuburbsMovedSince(importId: number): Promise<number> {
    return this.countBy(suburbsMovedSince, [importId]);
  }

  private async countBy(statement: string, parameters: unknown[]): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(statement, parameters);
    return row?.count ?? 0;
  }

  /** Assigns an id to every consignment to create. */
  async reserveIds(manager: EntityManager, importId: number): Promise<void> {
    await manager.query(reserveIds, [importId]);
  }

  /** The next groups to create or update; those that an interrupted attempt has started are among them. */
  async listToCreate(importId: number, limit: number): Promise<GroupToCreate[]> {
    return this.database.query(
      `select no, reference, coalesce(cells, '[]') as cells, state, ${planColumns} from import_group
        where import_id = $1 and outcome is null and action in ('CREATE', 'UPDATE', 'DRAFT')
        order by no limit $2`,
      [importId, limit],
    );
  }

  /** Marks these groups as running, before the first of them is saved. */
  async begin(importId: number, nos: readonly number[]): Promise<void> {
    await this.database.query(
      `update import_group set state = 'RUNNING' where import_id = $1 and no = any($2) and state <> 'DONE'`,
      [importId, [...nos]],
    );
  }

  /**
   * Saves results in the transaction that saves their rows.
   * @throws if a row already has a result: if two processes run an import because one lost its lock unnoticed,
   * the later one is rolled back
   */
  async saveResultsOfRows(
    manager: EntityManager,
    importId: number,
    results: readonly GroupResult[],
  ): Promise<void> {
    const saved = await this.saveResults(importId, results, manager);
    if (saved < results.length)
      throw new Error(`rows of import ${importId} have been saved before`);
  }

  /** Returns the number of groups that got a result; existing results are kept. */
  async saveResults(
    importId: number,
    results: readonly GroupResult[],
    manager: Pick<EntityManager, 'query'> = this.database,
  ): Promise<number> {
    const parameters = [importId, JSON.stringify(results)];
    const [, saved] = await manager.query<[unknown[], number]>(saveResults, parameters);
    return saved;
  }
}
