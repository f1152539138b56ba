import type { MigrationInterface, QueryRunner } from 'typeorm';

import { BLOCK_SIZE, idSequences } from './id-sequences.js';

/** Sequences of ids, results of idempotent operations, and outgoing emails. */
export class Platform1760000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sequence of Object.values(idSequences))
      await runner.query(`create sequence ${sequence} as integer increment by ${BLOCK_SIZE}`);
    await runner.query(`
      create sequence backend_instance as integer cycle;

      create table idempotency_key (
        scope        text not null,
        key          text not null,
        fingerprint  text not null,
        operation_id uuid not null,
        instance     integer not null,
        reserved     jsonb not null default '{}',
        started_at   timestamptz not null default now(),
        result       text,
        primary key (scope, key)
      );
      create index idempotency_key_by_age on idempotency_key (started_at);

      create table mail_outbox (
        id         bigint generated always as identity primary key,
        recipient  text not null,
        subject    text not null,
        text       text not null,
        html       text,
        queued_at  timestamptz not null default now(),
        sent_at    timestamptz,
        attempts   integer not null default 0,
        last_error text
      );
      create index mail_outbox_unsent on mail_outbox (id) where sent_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table mail_outbox, idempotency_key;
      drop sequence backend_instance;
    `);
    for (const sequence of Object.values(idSequences))
      await runner.query(`drop sequence ${sequence}`);
  }
}
