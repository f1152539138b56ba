import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import { isClientKind } from '@contracts/rules/import-kinds.js';
import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import type { Actor } from '../../platform/actor.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import type { ImportOwner } from '../kinds/import-owner.js';
import { templateOf } from '../kinds/template-of.js';
import { ImportMapping } from '../records/import-mapping.entity.js';
import { originalHeadings, signatureOf } from './error-file-headings.js';

/** Mappings of one client, or of one customer or of shared carriers, for one kind; saving one more deletes the oldest. */
const MAX_MAPPINGS = 100;

/**
 * A mapping is for the imports of one kind of a client; for rate cards and zones, of all accounts and carriers of a
 * customer, or of all shared carriers.
 */
type MappingOwner = Pick<ImportOwner, 'kind' | 'clientId' | 'customerId'>;

const clientOf = ({ kind, clientId }: MappingOwner): number | null =>
  isClientKind(kind) ? clientId : null;

/** A mapping to save for the headings of a file. */
export interface NewMapping {
  readonly owner: MappingOwner;
  readonly headings: readonly string[];
  readonly name: string;
  readonly mapping: ColumnMapping;
}

interface StoredMapping {
  readonly signature: string;
  readonly name: string | null;
  readonly mapping: ColumnMapping;
}

/**
 * Mappings for these headings ($2) of a client ($1) or customer ($4), for imports of kind $3: of imports, the latest
 * first, then saved ones. Those of a client are found by an index.
 */
const mappingsByHeadings = `
  select signature, name, mapping from (
    (select distinct on (f.heading_signature) f.heading_signature as signature,
            i.mapping_name as name, f.mapping, 1 as rank
       from import_file f join import i on i.id = f.import_id
      where (i.client_id = $1 or $1::integer is null and i.customer_id is not distinct from $4::integer)
        and i.kind = $3 and f.heading_signature = any($2)
      order by f.heading_signature, f.import_id desc)
    union all
    select signature, name, mapping, 2 from import_mapping
     where (client_id = $1 or $1::integer is null and customer_id is not distinct from $4::integer)
       and kind = $3 and signature = any($2)
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
  find(owner: MappingOwner, headings: readonly string[]): Promise<ImportMapping | null> {
    const where = { ...ofOwner(owner), signature: signatureOf(headings) };
    return this.database.getRepository(ImportMapping).findOneBy(where);
  }

  /**
   * Finds the mapping of the file that an error file was written for: that of the client's latest import with its
   * headings, or the saved one. Null if the file is no error file, or neither is stored.
   */
  async findOfErrorFile(
    owner: MappingOwner,
    headings: readonly string[],
  ): Promise<(Pick<ImportMapping, 'mapping'> & { readonly name: string | null }) | null> {
    const { kind, customerId } = owner;
    const clientId = clientOf(owner);
    const originals = originalHeadings(headings, templateOf(kind));
    if (originals.length === 0) return null;
    const found = await this.database.query<StoredMapping[]>(mappingsByHeadings, [
      clientId,
      originals.map(({ signature }) => signature),
      kind,
      customerId,
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
      const { owner } = newMapping;
      const lock = clientOf(owner) ?? -(owner.customerId ?? 0);
      await work.manager.query('select pg_advisory_xact_lock($1, $2)', [LOCK, lock]);
      await this.replace(work, newMapping);
    });
  }

  private async replace(work: UnitOfWork, newMapping: NewMapping): Promise<void> {
    const { owner, headings, name, mapping } = newMapping;
    const { kind, customerId } = owner;
    const clientId = clientOf(owner);
    const saved = { kind, clientId, customerId, signature: signatureOf(headings), name, mapping };
    const savedAt = this.clock.now();
    const all = await work.manager.find(ImportMapping, {
      where: ofOwner(owner),
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

const ofOwner = (owner: MappingOwner) => ({
  kind: owner.kind,
  clientId: clientOf(owner) ?? IsNull(),
  customerId: owner.customerId ?? IsNull(),
});

/** First key of the advisory lock; the second is the client, or the negated customer. */
const LOCK = 1_764_112;
