import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../platform/clock.js';
import { HourlyCleanup } from '../../platform/hourly-cleanup.js';
import { FILE_RETENTION_DAYS } from './flow-file.js';

const CONTENT_RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
/** Batch size, so that no other files wait for it. */
const BATCH_ROWS = 5_000;

const oldContent = `
  delete from integration_content k using integration_file f
   where f.id = k.file_id and k.kept_at < $1 and f.state in ('FILED', 'SENT', 'SEEN_BEFORE', 'FAILED', 'IGNORED')`;

/**
 * Without its record, a file left in the client's folder would be collected again: `InboundRun` deletes it. An ignored
 * file stays in the folder whatever the flow does with the others, so its record stays.
 */
const oldFiles = `
  delete from integration_file where id in (
    select f.id from integration_file f join integration_flow on integration_flow.id = f.flow_id
     where f.updated_at < $1 and f.state in ('FILED', 'SENT', 'SEEN_BEFORE', 'FAILED', 'IGNORED')
       and options ->> 'leavesFiles' is distinct from 'true'
       and not (kind in ('ORDERS_IN', 'ADDRESSES_IN') and f.state = 'IGNORED' and f.stuck_in is not null)
     order by f.id limit ${BATCH_ROWS})`;

/**
 * Deletes written content after 30 days, and the records of files after 400, except of files that are still in their
 * folder.
 */
@Injectable()
export class FlowCleanup extends HourlyCleanup {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async deleteOld(): Promise<void> {
    await this.database.query(oldContent, [this.daysAgo(CONTENT_RETENTION_DAYS)]);
    await this.database.query(oldFiles, [this.daysAgo(FILE_RETENTION_DAYS)]);
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
