import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last passed test of each carrier connection. */
export class CreatePassedTests1764000113200 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table passed_connection_test (
        customer_id integer not null references customer on delete cascade,
        carrier_id  integer not null references carrier on delete cascade,
        -- of the settings that were tested, secrets included
        fingerprint text not null,
        salt        text not null,
        passed_at   timestamptz not null,
        primary key (customer_id, carrier_id)
      );
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table passed_connection_test');
  }
}
