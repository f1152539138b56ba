import type { MigrationInterface, QueryRunner } from 'typeorm';

import { JOBS_SCHEMA } from '../platform/jobs/job-task.js';

/** Adding an email to the outbox creates its job, in the same transaction. */
export class CreateNotifications1764000031000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create function queue_mail() returns trigger language plpgsql as $$
      begin
        perform ${JOBS_SCHEMA}.add_job('send-mail', json_build_object('mailId', new.id),
          job_key => 'send-mail/' || new.id);
        return new;
      end $$;
      create trigger mail_outbox_queue after insert on mail_outbox
        for each row execute function queue_mail();
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop function queue_mail() cascade');
  }
}

/** Deduplication key of an email, and a globally unique Message-ID. */
export class NameMails1764000062000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table mail_outbox
        add column about text unique,
        add column message_id uuid not null default gen_random_uuid()`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table mail_outbox drop column about, drop column message_id');
  }
}

/** Sent emails are deleted after a while, oldest first. */
export class IndexSentMails1764000115700 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      'create index mail_outbox_sent on mail_outbox (sent_at) where sent_at is not null',
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index mail_outbox_sent');
  }
}

/** Emails sent in bulk are sent after those that someone may be waiting for. */
export class SendBulkMailsLater1764000116400 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('alter table mail_outbox add is_bulk boolean not null default false');
    await database.query(queueMail('case when new.is_bulk then 10 else 0 end'));
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(queueMail('0'));
    await database.query('alter table mail_outbox drop is_bulk');
  }
}

/** @param priority SQL; the lower the sooner */
const queueMail = (priority: string): string => `
  create or replace function queue_mail() returns trigger language plpgsql as $$
  begin
    perform ${JOBS_SCHEMA}.add_job('send-mail', json_build_object('mailId', new.id),
      job_key => 'send-mail/' || new.id, priority => ${priority});
    return new;
  end $$`;
