import type { MigrationInterface, QueryRunner } from 'typeorm';

import { channels } from '@contracts/realtime/messages.js';

/**
 * Creates a one-row table that every commit changing records increments. Its lock is taken last and held until the
 * commit, so that versions are announced in order.
 */
export class CreateRecordsVersion1764000070000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table records_version (
        is_only boolean primary key default true check (is_only),
        version bigint not null
      );
      insert into records_version (version) values (0);

      create function move_records_version() returns bigint language plpgsql as $$
      declare moved bigint;
      begin
        update records_version set version = version + 1 returning version into moved;
        perform pg_notify('${channels.recordsVersion}', moved::text);
        return moved;
      end $$;
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop function move_records_version(); drop table records_version');
  }
}
