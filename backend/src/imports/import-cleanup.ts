import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { systemActor } from '../platform/actor.js';
import { Clock } from '../platform/clock.js';
import { HourlyCleanup } from '../platform/hourly-cleanup.js';
import { ImportRepository } from './import.repository.js';

const PLAN_RETENTION_DAYS = 7;
const FILE_RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
const IMPORT_BATCH_SIZE = 500;

/** Expires uncommitted plans, and deletes files and the contents of their rows. */
@Injectable()
export class ImportCleanup extends HourlyCleanup {
  constructor(
    private readonly database: DataSource,
    private readonly imports: ImportRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async deleteOld(): Promise<void> {
    const oldest = this.daysAgo(PLAN_RETENTION_DAYS);
    const plans = await this.database.query<{ id: number }[]>(
      `select id from import where state = 'PLANNED' and planned_at < $1 order by id limit $2`,
      [oldest, IMPORT_BATCH_SIZE],
    );
    for (const { id } of plans)
      await this.imports.end(
        id,
        systemActor('Imports'),
        { state: 'EXPIRED', message: '' },
        // it may have been committed, or planned again, since
        ({ state, plannedAt }) => state === 'PLANNED' && plannedAt !== null && plannedAt < oldest,
      );
    const files = await this.database.query<{ id: number }[]>(
      `select import_id as id from import_file f where kept_at < $1
          and exists (select from import i where i.id = f.import_id and i.ended_at is not null)
        order by import_id limit $2`,
      [this.daysAgo(FILE_RETENTION_DAYS), IMPORT_BATCH_SIZE],
    );
    await this.imports.deleteFiles(
      this.database.manager,
      files.map(({ id }) => id),
    );
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
