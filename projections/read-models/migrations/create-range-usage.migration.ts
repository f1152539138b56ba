import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the usage of connote numbers, by prefix and by client's carrier account. */
export class CreateRangeUsage1764000102000 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      create table prefix_range_usage (
        prefix_range_id             integer primary key,
        customer_id                 integer not null,
        customer_carrier_account_id integer not null,
        prefix                      text not null,
        digits                      integer not null,
        check_digit                 text not null,
        first_number                bigint not null,
        last_number                 bigint not null,
        allotted_to                 bigint,
        allotted                    bigint not null,
        assigned                    bigint not null,
        latest_number               bigint,
        is_withdrawn                boolean not null
      );
      create table account_range_usage (
        client_carrier_account_id integer primary key,
        client_id                 integer not null,
        prefix_range_id           integer not null,
        first_number              bigint not null,
        last_number               bigint not null,
        allotted                  bigint not null,
        assigned                  bigint not null,
        latest_number             bigint,
        is_exhausted              boolean not null
      );
      create index account_range_usage_by_range on account_range_usage (prefix_range_id);
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('drop table account_range_usage, prefix_range_usage');
  }
}
