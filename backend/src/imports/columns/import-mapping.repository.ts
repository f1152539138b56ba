import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ImportKind } from '@contracts/rules/import-kinds.js';
import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import type { Actor } from '../../platform/actor.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { templateOf } from '../kinds/template-of.js';
import { ImportMapping } from '../records/import-mapping.entity.js';
import { originalHeadings, signatureOf } from './error-file-headings.js';

/** Mappings of one client for one kind; saving one more deletes the oldest. */
const MAX_MAPPINGS = 100;

/** Client and kind of import that a mapping is for. */
export interface MappingOwner {
  readonly clientId: number;
  readonly kind: ImportKind;
}

/** A mapping to save for the headings of a file. */
export interface NewMapping extends MappingOwner {
  readonly headings: readonly string[];
  readonly name: string;
  readonly mapping: ColumnMapping;
}

interface StoredMapping {
  readonly signature: string;
  readonly name: string | null;
  readonly mapping: ColumnMapping;
}

/** Mappings for these headings ($2) of a client ($1), for imports of kind $3: of imports, the latest first, then saved ones. */
const ofErrorFile = `
  select signature, name, mapping from (
    (select distinct on (f.heading_signature) f.heading_signature as signature,
            i.mapping_name as name, f.mapping, 1 as rank
       from import_file f join import i on i.id = f.import_id
      where i.client_id = $1 and i.kind = $3 and f.heading_signature = any($2)
      order by f.heading_signature, f.import_id desc)
    union all
    select signature, name, mapping, 2 from import_mapping
     where client_id = $1 and kind = $3 and signature = any($2)
  ) found order by rank`;

/** Saves and finds the mappings of clients' files. */
@Injectable()
export class ImportMappingRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /** Finds the mapping saved for these headings in any order; null if there is none. */
  find(
    { clientId, kind }: MappingOwner,
    headings: readonly string[],
  ): Promise<ImportMapping | null> {
    const signature = signatureOf(headings);
    return this.database.getRepository(ImportMapping).findOneBy({ clientId, kind, signature });
  }

  /**
   * Finds the mapping of the file that an error file was written for: that of the client's latest import with its
   * headings, or the saved one. Null for another file, and if neither is stored.
   */
  async findOfErrorFile(
    { clientId, kind }: MappingOwner,
    headings: readonly string[],
  ): Promise<(Pick<ImportMapping, 'mapping'> & { readonly name: string | null }) | null> {
    const originals = originalHeadings(headings, templateOf(kind));
    if (originals.length === 0) return null;
    const found = await this.database.query<StoredMapping[]>(ofErrorFile, [
      clientId,
      originals.map(({ signature }) => signature),
      kind,
    ]);
    for (const { signature, added } of originals) {
      const stored = found.find((one) => one.signature === signature);
      if (!stored) continue;
      const { columns, constants } = stored.mapping;
      const taken = new Set(columns.map(({ target }) => target));
      const others = added.filter(({ target }) => !taken.has(target));
      return { name: stored.name, mapping: { columns: [...columns, ...others], constants } };
    }
    return null;
  }

  /** Saves the mapping, in place of an earlier one for the same headings. */
  async save(newMapping: NewMapping, actor: Actor): Promise<void> {
    await this.records.change(actor, async (work) => {
      await work.manager.query('select pg_advisory_xact_lock($1, $2)', [LOCK, newMapping.clientId]);
      await this.replace(work, newMapping);
    });
  }

  private async replace(work: UnitOfWork, newMapping: NewMapping): Promise<void> {
    const { clientId, kind, headings, name, mapping } = newMapping;
    const saved = { clientId, kind, signature: signatureOf(headings), name, mapping };
    const savedAt = this.clock.now();
    const all = await work.manager.find(ImportMapping, {
      where: { clientId, kind },
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
