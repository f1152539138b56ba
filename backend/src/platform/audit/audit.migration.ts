import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the creating operation to audit entries, so that repeating an interrupted operation creates nothing twice. */
export class NameOperationsInAudit1764000061000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table audit_entry add column operation_id uuid;
      create index audit_entry_operation on audit_entry (operation_id, id)
        where operation_id is not null`);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('alter table audit_entry drop column operation_id');
  }
}

export class CreateAudit1764000000000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table audit_entry (
        id             bigint generated always as identity primary key,
        record_type    text not null,
        record_id      text not null,
        actor          jsonb not null,
        correlation_id text not null,
        recorded_at    timestamptz not null,
        before         jsonb,
        after          jsonb
      );
      create index audit_entry_record on audit_entry (record_type, record_id, id);

      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit is only added to: % refused', tg_op
          using errcode = 'insufficient_privilege';
      end $$;
      create trigger audit_entry_is_final before update or delete or truncate on audit_entry
        for each statement execute function refuse_audit_change();
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table audit_entry');
    await database.query('drop function refuse_audit_change()');
  }
}
