import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../platform/clock.js';
import { HourlyCleanup } from '../platform/hourly-cleanup.js';

const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;
/** Batch size, so that no email waits for it. */
const BATCH_ROWS = 20_000;

/** Emails as they were sent, without their content: who was written to, and about what. */
const oldMails = `
  delete from mail_outbox where id = any(array(
    select id from mail_outbox where sent_at < $1 order by sent_at limit ${BATCH_ROWS}))`;

/**
 * Deletes sent emails after 90 days. A second email about the same thing is only ignored until then, so something that
 * still needs attention is reported again.
 */
@Injectable()
export class SentMailCleanup extends HourlyCleanup {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_DAYS * DAY_MS);
    await this.database.query(oldMails, [before]);
  }
}
