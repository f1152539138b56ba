import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user's roles and the versions of rules are included in their histories. */
export class IndexAuditParts1764000055000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create index audit_entry_user_role on audit_entry ((coalesce(after, before) ->> 'userId'))
        where record_type = 'user_role';
      create index audit_entry_rules_version
        on audit_entry ((coalesce(after, before) ->> 'rulesFeesId'))
        where record_type = 'rules_fees_version';
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index audit_entry_user_role, audit_entry_rules_version');
  }
}
