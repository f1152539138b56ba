import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { importTexts as texts } from '@contracts/texts/app/imports.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { AddressRepository } from '../address.repository.js';
import type { AddressInput } from '../classify-address.js';
import { decideInOrder } from './address-row.planner.js';
import { AddressRowQueries } from './address-row.queries.js';
import type { RowError } from './address-template.js';
import {
  type AddressFileRow,
  referenceError,
  type RowDecision,
  type RowRules,
} from './decide-row.js';

/** A row to save as it was planned. */
export interface PlannedRow {
  readonly row: AddressFileRow;
  readonly action: 'CREATE' | 'UPDATE' | 'DRAFT';
  /** The address to update, and the version that the plan is based on; null for a new one. */
  readonly addressId: number | null;
  readonly expectedVersion: number | null;
}

/** Result of a row: it was saved, it was skipped since the address book has its address by now, or it failed. */
export type SavedRow =
  | { readonly outcome: 'SAVED'; readonly action: PlannedRow['action']; readonly addressId: number }
  | { readonly outcome: 'SKIPPED' | 'FAILED'; readonly errors: readonly RowError[] };

interface Insertion {
  readonly index: number;
  readonly action: 'CREATE' | 'DRAFT';
  readonly input: AddressInput;
}

/** Saves planned rows to a client's address book. */
@Injectable()
export class AddressRowSaver {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly queries: AddressRowQueries,
    private readonly records: AuditedRepository,
  ) {}

  /**
   * Saves all rows in one transaction, in which `store` keeps their results: a row that was saved is never saved again.
   * Other imports of the client's addresses wait.
   * @throws UnknownSuburb
   */
  async save(
    rows: readonly PlannedRow[],
    { rules, actor }: { readonly rules: RowRules; readonly actor: Actor },
    store: (manager: EntityManager, saved: readonly SavedRow[]) => Promise<void>,
  ): Promise<void> {
    const { clientId } = rules;
    const fileRows = rows.map(({ row }) => row);
    const suburbs = await this.queries.findSuburbs(fileRows);
    await this.records.change(actor, async (work) => {
      await this.addresses.lockBook(work, clientId);
      await this.queries.lockKnown(work.manager, clientId, fileRows);
      const facts = await this.queries.load(clientId, fileRows, suburbs, work.manager);
      const decide = decideInOrder(facts, rules);
      const decisions = rows.map((planned) => ({ planned, decision: decide(planned.row) }));
      await store(work.manager, await this.saveAll(work, clientId, decisions));
    });
  }

  private async saveAll(
    work: UnitOfWork,
    clientId: number,
    rows: readonly { readonly planned: PlannedRow; readonly decision: RowDecision }[],
  ): Promise<SavedRow[]> {
    const insertions: Insertion[] = [];
    const saved: SavedRow[] = [];
    for (const [index, { planned, decision }] of rows.entries()) {
      const result =
        planned.action === 'UPDATE'
          ? await this.update(work, planned, decision)
          : resultOfNew(planned, decision);
      saved.push(result);
      if (result.outcome === 'SAVED' && result.action !== 'UPDATE' && decision.input)
        insertions.push({ index, action: result.action, input: decision.input });
    }
    const added = await this.addresses.insertMany(
      work,
      insertions.map(({ input }) => ({ ...input, clientId, isDefault: false })),
    );
    insertions.forEach(({ index, action }, at) => {
      saved[index] = { outcome: 'SAVED', action, addressId: added[at]?.id ?? 0 };
    });
    return saved;
  }

  private async update(
    work: UnitOfWork,
    { addressId, expectedVersion }: PlannedRow,
    { existing, input, errors }: RowDecision,
  ): Promise<SavedRow> {
    if (existing?.id !== addressId || existing.version !== expectedVersion)
      return { outcome: 'FAILED', errors: [changedError] };
    if (!input) return { outcome: 'FAILED', errors };
    await this.addresses.update(work, existing, input);
    return { outcome: 'SAVED', action: 'UPDATE', addressId };
  }
}

/** The id follows once the address is inserted. One that was planned as complete is not saved as a draft. */
function resultOfNew(planned: PlannedRow, { action, input, errors }: RowDecision): SavedRow {
  if (action === 'SKIP') return { outcome: 'SKIPPED', errors };
  if (action === 'UPDATE') return { outcome: 'FAILED', errors: [knownError] };
  const isWorse = planned.action === 'CREATE' && action === 'DRAFT';
  if (!input || action === 'ERROR' || isWorse) return { outcome: 'FAILED', errors };
  return { outcome: 'SAVED', action, addressId: 0 };
}

const knownError = referenceError(texts.addressKnown);
const changedError = referenceError(texts.addressChanged, 'import.changed_meanwhile');
