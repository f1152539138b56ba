import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the security log, which is append-only: each row contains the hash of the one before. Rows may be deleted
 * once they are 400 days old; the chain then begins with the oldest remaining row.
 */
export class CreateSecurityEvent1764000073000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table security_event (
        id             bigint primary key,
        at             timestamptz not null,
        kind           text not null,
        outcome        text not null check (outcome in ('DONE', 'REFUSED')),
        user_id        integer,
        user_name      text,
        subject_id     integer,
        details        text not null,
        address        text,
        agent          text,
        correlation_id text,
        previous_hash  text not null,
        hash           text not null
      );
      create index security_event_user on security_event (user_id, id);
      create index security_event_subject on security_event (subject_id, id);
      create index security_event_at on security_event (at);

      create function refuse_security_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '400 days' then return old; end if;
        raise exception 'the security log is only added to: % refused', tg_op
          using errcode = 'insufficient_privilege';
      end $$;
      create trigger security_event_is_final before update or delete on security_event
        for each row execute function refuse_security_change();
      create trigger security_log_is_final before truncate on security_event
        for each statement execute function refuse_security_change();
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table security_event');
    await database.query('drop function refuse_security_change()');
  }
}
