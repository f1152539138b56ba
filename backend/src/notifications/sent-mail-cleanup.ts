import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../platform/clock.js';
import { HourlyCleanup } from '../platform/hourly-cleanup.js';
import { JOBS_SCHEMA } from '../platform/jobs/job-task.js';
import { REJECTED_MAIL_ATTEMPTS } from '../platform/mail/mailer.js';

const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;
/** Batch size, so that no email waits for it. */
const BATCH_ROWS = 20_000;

/** Emails as sent, without their content: to whom, and about what. */
const oldEmails = `
  delete from mail_outbox where id = any(array(
    select id from mail_outbox where sent_at < $1 order by sent_at limit ${BATCH_ROWS}))`;

/** Retries ended long ago; each was listed as needing attention until then. */
const oldRejectedEmails = `
  with old as (
    delete from mail_outbox where id = any(array(
      select id from mail_outbox
       where sent_at is null and test_client_id is null and attempts >= ${REJECTED_MAIL_ATTEMPTS} and queued_at < $1
       order by id limit ${BATCH_ROWS}))
    returning id::text
  )
  delete from ${JOBS_SCHEMA}._private_jobs job using old, ${JOBS_SCHEMA}._private_tasks task
   where task.id = job.task_id and task.identifier = 'send-mail' and job.payload ->> 'mailId' = old.id
     and job.locked_at is null`;

/**
 * Deletes emails 90 days after they were sent, and rejected ones 90 days after they were queued: they contain names and
 * links. A second email about the same thing is only ignored until then, so something that still needs attention is
 * reported again.
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
    await this.database.query(oldEmails, [before]);
    await this.database.query(oldRejectedEmails, [before]);
  }
}
