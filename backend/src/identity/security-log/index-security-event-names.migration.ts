import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The security log holds 400 days: a search by a part of a name would otherwise read all of it. */
export class IndexSecurityEventNames1764000600000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(
      'create index security_event_name on security_event using gin (user_name gin_trgm_ops)',
    );
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop index security_event_name');
  }
}
