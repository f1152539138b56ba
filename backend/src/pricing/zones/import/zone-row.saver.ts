import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { importZoneTexts as texts } from '@contracts/texts/app/import-zones.js';

import type { Actor } from '../../../platform/actor.js';
import { AuditedRepository } from '../../../platform/audit/audited.repository.js';
import { CarrierZoneRepository } from '../carrier-zone.repository.js';
import type { ZoneDecision, ZoneFileRow, ZoneRules } from './decide-zone.js';
import { ZoneRowPlanner } from './zone-row.planner.js';
import type { ZoneRowError } from './zone-row.js';

/** A row to save as it was planned. */
export interface PlannedZone {
  readonly row: ZoneFileRow;
  /** Zone that the suburb is to leave; null for one without a zone. */
  readonly leavesId: number | null;
}

/** Result of a row: its suburb was put into the zone, was there already, or stays where it is now. */
export interface SavedZone {
  readonly outcome: 'SAVED' | 'SKIPPED' | 'FAILED';
  readonly errors: readonly ZoneRowError[];
}

/** Saves planned rows to a carrier's zones. */
@Injectable()
export class ZoneRowSaver {
  constructor(
    private readonly planner: ZoneRowPlanner,
    private readonly zones: CarrierZoneRepository,
    private readonly records: AuditedRepository,
  ) {}

  /**
   * Saves all rows in one transaction, in which `store` keeps their results: a row that was saved is never saved again.
   * Other imports of the carrier's zones wait.
   */
  async save(
    rows: readonly PlannedZone[],
    carrierId: number,
    actor: Actor,
    store: (manager: EntityManager, saved: readonly SavedZone[]) => Promise<void>,
  ): Promise<void> {
    const rules: ZoneRules = { carrierId, whenKnown: 'UPDATE' };
    await this.records.change(actor, async (records) => {
      await this.zones.lockCarrier(records, carrierId);
      const decisions = await this.planner.plan(
        rows.map(({ row }) => row),
        rules,
        records.manager,
      );
      const saved = rows.map((planned, index) => resultOf(planned, decisions[index]));
      const assignments = decisions.flatMap(({ assignment }, index) =>
        assignment && saved[index]?.outcome === 'SAVED' ? [assignment] : [],
      );
      if (assignments.length > 0) await this.zones.assignSuburbs(records, carrierId, assignments);
      await store(records.manager, saved);
    });
  }
}

/** A suburb that has moved since the plan is not moved again. */
function resultOf({ leavesId }: PlannedZone, decision: ZoneDecision | undefined): SavedZone {
  if (!decision) throw new Error('each row has one decision');
  const { action, leaves, errors } = decision;
  if (action === 'ERROR') return { outcome: 'FAILED', errors };
  if (action === 'SKIP') return { outcome: 'SKIPPED', errors };
  const isAsPlanned = (leaves?.id ?? null) === leavesId;
  return isAsPlanned
    ? { outcome: 'SAVED', errors: [] }
    : { outcome: 'FAILED', errors: [changedError] };
}

const changedError: ZoneRowError = {
  column: 'Zone',
  code: 'import.changed_meanwhile',
  message: texts.changed,
};
