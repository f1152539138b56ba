import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import type { RetriedScansView, SetAsideScansView } from '@contracts/views/set-aside-scan.view.js';

import { resolveScope, type Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { SetAsideScan, type SetAsideOutcome } from '../records/set-aside-scan.entity.js';
import { readScan, type RejectedScan } from '../scans/feed-scan.js';
import { ScanRecorder } from '../scans/scan-recorder.js';
import { SetAsideScanQueries } from './set-aside-scan.queries.js';
import { SetAsideScanRepository } from './set-aside-scan.repository.js';

/** Set-aside scans that need attention; checks the customer scope. */
@Injectable()
export class SetAsideScanService {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
    private readonly scans: SetAsideScanRepository,
    private readonly queries: SetAsideScanQueries,
    private readonly recorder: ScanRecorder,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfScope */
  list(requested: { customerId?: number }, actor: Actor): Promise<SetAsideScansView> {
    return this.queries.list(resolveScope(actor, 'READ_SET_ASIDE', requested));
  }

  /** Retries scans as received; those of a whole file by reading it again. @throws RecordNotFound */
  async retry(ids: readonly number[], actor: Actor): Promise<RetriedScansView> {
    const setAside: { id: number; details: string }[] = [];
    const scans = await this.find(ids, actor);
    for (const scan of scans) {
      const rejection = await this.retryScan(scan, actor);
      if (rejection) setAside.push({ id: scan.id, details: rejection.details });
      else await this.close([scan], { outcome: 'TAKEN', words: null }, actor);
    }
    return { taken: scans.length - setAside.length, setAside };
  }

  /** @throws RecordNotFound */
  async discard(ids: readonly number[], words: string, actor: Actor): Promise<void> {
    await this.close(await this.find(ids, actor), { outcome: 'DISCARDED', words }, actor);
  }

  private async find(ids: readonly number[], actor: Actor): Promise<SetAsideScan[]> {
    const uniqueIds = [...new Set(ids)];
    const found = await this.database.getRepository(SetAsideScan).findBy({ id: In(uniqueIds) });
    const open = found.filter(
      ({ closedAt, customerId }) =>
        closedAt === null && actor.covers('WORK_SET_ASIDE', { clientId: null, customerId }),
    );
    if (open.length < uniqueIds.length) throw new RecordNotFound('set-aside scan');
    return open;
  }

  private async retryScan(scan: SetAsideScan, actor: Actor): Promise<RejectedScan | null> {
    const raw = await this.scans.findRaw(scan.id);
    if (raw === '') {
      await this.rereadFile(scan);
      return null;
    }
    const read = readScan(parsed(raw ?? ''));
    return 'scan' in read ? this.recorder.record(read.scan, scan.customerCarrierId, actor) : read;
  }

  private async rereadFile({ customerCarrierId, file }: SetAsideScan): Promise<void> {
    await this.database.query(
      `update carrier_feed_cursor set reread = array_append(array_remove(reread, $2), $2)
        where customer_carrier_id = $1`,
      [customerCarrierId, file],
    );
  }

  private async close(
    scans: readonly SetAsideScan[],
    end: { readonly outcome: SetAsideOutcome; readonly words: string | null },
    actor: Actor,
  ): Promise<void> {
    const closedAt = this.clock.now();
    await this.records.change(actor, async (records) => {
      for (const scan of scans) await records.update(SetAsideScan, scan, { ...end, closedAt });
    });
  }
}

/** Truncated text is no longer JSON. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
