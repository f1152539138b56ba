import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import type { Actor } from '../../platform/actor.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { plainHeading } from '../../platform/uploads/reading/headings.js';
import { ImportMapping } from '../records/import-mapping.entity.js';

/** Mappings of one client; saving one more deletes the oldest. */
const MAX_MAPPINGS = 100;

/** A mapping to save for the headings of a file. */
export interface NewMapping {
  readonly clientId: number;
  readonly headings: readonly string[];
  readonly name: string;
  readonly mapping: ColumnMapping;
}

/** Saves and finds the mappings of clients' files. */
@Injectable()
export class ImportMappingRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /** Finds the mapping saved for these headings in any order; null if there is none. */
  find(clientId: number, headings: readonly string[]): Promise<ImportMapping | null> {
    const signature = signatureOf(headings);
    return this.database.getRepository(ImportMapping).findOneBy({ clientId, signature });
  }

  /** Replaces the mapping of the same headings. */
  async save(wanted: NewMapping, actor: Actor): Promise<void> {
    await this.records.change(actor, async (work) => {
      await work.manager.query('select pg_advisory_xact_lock($1, $2)', [LOCK, wanted.clientId]);
      await this.replace(work, wanted);
    });
  }

  private async replace(work: UnitOfWork, wanted: NewMapping): Promise<void> {
    const { clientId, headings, name, mapping } = wanted;
    const saved = { clientId, signature: signatureOf(headings), name, mapping };
    const savedAt = this.clock.now();
    const all = await work.manager.find(ImportMapping, {
      where: { clientId },
      order: { savedAt: 'ASC', id: 'ASC' },
    });
    const current = all.find(({ signature }) => signature === saved.signature);
    if (current) {
      await work.update(ImportMapping, current, { ...saved, savedAt });
      return;
    }
    for (const oldest of all.slice(0, Math.max(0, all.length + 1 - MAX_MAPPINGS)))
      await work.remove(ImportMapping, oldest);
    await work.insert<ImportMapping>(ImportMapping, { ...saved, savedAt });
  }
}

/** First key of the advisory lock; the second is the client. */
const LOCK = 1_764_112;

/** Equal for the same headings in any order, ignoring case and punctuation. */
const signatureOf = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(plainHeading).sort()))
    .digest('hex');
