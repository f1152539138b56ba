import type { MigrationInterface, QueryRunner } from 'typeorm';

import { JOBS_SCHEMA } from '../platform/jobs/job-queue.js';

/** A mail that is put into the outbox asks for its sending, in the same transaction. */
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

/** What a mail is about, where it may be told once only, and a Message-ID no other installation gives. */
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
