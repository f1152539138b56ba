import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { HourlyCleanup } from '../hourly-cleanup.js';

/** Deletes the counts of ended windows. */
@Injectable()
export class QuotaCleanup extends HourlyCleanup {
  constructor(private readonly database: DataSource) {
    super();
  }

  protected deleteOld(): Promise<unknown> {
    return this.database.query('delete from request_quota where expire < $1', [Date.now()]);
  }
}
