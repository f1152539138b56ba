import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps dropped Rules & Fees with their versions, since consignments were priced by them. */
export class DroppedRules1764000086000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table rules_fees
        add column dropped_at timestamptz,
        drop constraint rules_fees_level_owner_id_key;
      create unique index rules_fees_in_force on rules_fees (level, owner_id)
        where dropped_at is null`);
  }

  /** Fails if a record has both dropped and new rules. */
  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      drop index rules_fees_in_force;
      alter table rules_fees
        drop column dropped_at,
        add constraint rules_fees_level_owner_id_key unique (level, owner_id)`);
  }
}
